#include "deduction/insight.h"
