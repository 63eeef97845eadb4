stay-title = 계정에 주문 보관
stay-lead = 비밀번호를 정하면 계정이 만들어지고, 비회원으로 접수한 주문과 주문 현황, 지난 주문, 배달 내역서를 계정에서 볼 수 있습니다.
stay-name = 상호 또는 이름
stay-name-missing = 계정 이름을 입력해 주세요.
stay-not-now = 나중에
