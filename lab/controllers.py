#!/usr/bin/env python3
"""controllers.py BTDEV.C: makes the virtual controllers that come with BlueZ more like real ones, in three ways."""

import sys

# Every link has the handle 42, so a controller carries only one. Both ends of a link must have the same handle, since data is
# handed on as it is: one counter for all.
HANDLES = """static uint16_t next_handle(void)
{
	static uint16_t last;

	last = last % 200 + 1;
	return ACL_HANDLE + last;
}

"""

# Who shows itself is heard at the very moment a scan begins, when the kernel does not listen yet, and then never again. Real ones
# are heard again and again, and not that soon.
SCAN = """static bool scan_goes_on(void *user_data)
{
	static const uint8_t enabled[2] = { 0x01, 0x00 };
	struct btdev *dev = user_data;

	if (!dev->le_scan_enable) {
		dev->le_scan_id = 0;
		return false;
	}
	report_advertisers(dev, enabled, sizeof(enabled));
	return true;
}

static int cmd_set_scan_enable_complete(struct btdev *dev, const void *data, uint8_t len)
{
	if (dev->le_scan_enable && !dev->le_scan_id)
		dev->le_scan_id = timeout_add(200, scan_goes_on, dev, NULL);
	return 0;
}

"""


def main():
    path = sys.argv[1]
    with open(path) as file:
        text = file.read()

    def change(old, new):
        nonlocal text
        if text.count(old) != 1:
            sys.exit(f"this BlueZ is another one: {old!r} is there {text.count(old)} times")
        text = text.replace(old, new)

    change("static struct btdev_conn *conn_add_acl(", HANDLES + "static struct btdev_conn *conn_add_acl(")
    change("bdaddr_type, ACL_HANDLE, HCI_ACLDATA_PKT)", "bdaddr_type, next_handle(), HCI_ACLDATA_PKT)")
    change("\tuint8_t  le_adv_enable;\n", "\tuint8_t  le_adv_enable;\n\tunsigned int le_scan_id;\n")
    change("static int cmd_set_scan_enable_complete(struct btdev *dev", "static int report_advertisers(struct btdev *dev")
    change("static bool adv_connectable(", SCAN + "static bool adv_connectable(")
    # Who calls somebody does not stop showing itself.
    change("\t\tbtdev->le_adv_enable = 0;\n\t\tconn->link->dev->", "\t\tconn->link->dev->")
    with open(path, "w") as file:
        file.write(text)


if __name__ == "__main__":
    main()
