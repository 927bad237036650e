#include "deduction/explain.h"
