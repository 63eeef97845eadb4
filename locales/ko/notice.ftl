notice-kind =
    { $kind ->
        [error] 오류
        [warning] 주의
        [success] 완료
       *[info] 알림
    }
notice-contact-centre = 지금 고객센터 시스템에 문제가 있습니다. 답변이 평소보다 늦어질 수 있습니다.
notice-orders-left-out = 읽을 수 없어 제외된 주문: { $count }건
