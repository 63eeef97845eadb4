farewell-asked = 로그아웃되었습니다.
farewell-somebody-else = 이 기기의 다른 탭에서 다른 사람이 로그인했습니다. 이제 이 탭에서도 그 계정을 사용합니다.
farewell-guest-ended = 비회원 이용 시간이 만료되었습니다. 비회원으로 계속하거나 로그인해 주세요. 입력한 내용은 그대로 있습니다.
farewell-guest-off = 지금은 비회원으로 라이더를 호출할 수 없습니다. 로그인해 주세요.
farewell-guest-stays = 마지막 단계입니다. 방금 보낸 이메일의 링크를 24시간 안에 연 뒤 여기에서 로그인하면 계정에서 주문을 볼 수 있습니다. 이메일이 오지 않았다면 새 비밀번호로 로그인해 주세요. 다시 보내 드립니다.
farewell-device-ended = 이 기기의 로그인이 해제되었습니다. 기기를 다시 설정해 달라고 요청해 주세요.
farewell-device-token = 이 기기의 로그인 정보를 읽지 못했습니다. 기기를 다시 설정해 달라고 요청해 주세요.

farewell-closed-bulk-order = 지금은 대량 주문을 이용할 수 없습니다. 여기에서 한 건씩 라이더를 호출할 수 있습니다.
farewell-closed-help-centre = 지금은 도움말 센터를 이용할 수 없습니다.
farewell-closed-register = 지금은 회원가입을 받지 않습니다. 계정이 있으면 로그인할 수 있습니다.
