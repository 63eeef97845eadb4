## Notices read again, and the one about the contact centre

# Before each entry in the list of recent notices; an icon shows the same.
# $kind: the name of the kind: error, warning, success or info
notice-kind =
    { $kind ->
        [error] Error
        [warning] Warning
        [success] Done
       *[info] Note
    }
notice-contact-centre = Our contact centre has technical problems at the moment. Replies may take longer than usual.
# $count: the number of orders that are neither in the lists nor in an exported file
notice-orders-left-out = Orders left out because we couldn’t read them: { $count }
