maintenance-planned-title = 포털을 점검하고 있습니다
maintenance-planned-text = 예정된 점검을 진행하고 있습니다. 주문은 안전하며, 라이더는 이미 받은 주문을 계속 배달합니다.
maintenance-unplanned-title = 지금은 포털을 이용할 수 없습니다
maintenance-unplanned-text = 서비스에 문제가 발생해 복구하고 있습니다. 주문은 안전하며, 라이더는 이미 받은 주문을 계속 배달합니다.
maintenance-kept = 입력한 내용은 그대로 있습니다. 새로고침하지 않아도 포털을 다시 이용할 수 있게 되면 5분 이내에 자동으로 이어집니다.
