## Notices read again, and the one about the contact centre

notice-kind =
    { $kind ->
        [error] خطأ
        [warning] تحذير
        [success] تم
       *[info] معلومة
    }
notice-contact-centre = يواجه مركز الاتصال مشكلات تقنية حاليًا. قد تتأخر الردود عن المعتاد.
notice-orders-left-out = طلبات مستبعدة لتعذّر قراءتها: { $count }
