## Notices read again, and the one about the contact centre

notice-kind =
    { $kind ->
        [error] Error
        [warning] Warning
        [success] Done
       *[info] Note
    }
notice-contact-centre = The contact centre has technical problems at the moment. Answers may take longer than usual.
notice-close-recent =
    .aria-label = Close the recent notices
