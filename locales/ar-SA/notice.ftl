notice-kind =
    { $kind ->
        [error] خطأ
        [warning] تحذير
        [success] تم
       *[info] معلومة
    }
notice-contact-centre = يواجه مركز الاتصال مشكلات تقنية حاليًا. قد تتأخر الردود أكثر من المعتاد.
notice-orders-left-out = طلبات مستبعدة لتعذّر قراءتها: { $count }
