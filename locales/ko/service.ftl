error-not-found = 찾을 수 없습니다.
error-idempotency-key-reused = 이미 다른 내용으로 전송된 요청입니다. 다시 보내기 전에 주문 현황을 확인해 주세요.
error-invalid-request = 요청의 일부를 처리하지 못했습니다. 입력한 내용을 확인해 주세요.
error-request-too-large = 내용이 너무 커서 보낼 수 없습니다.
error-invalid-coordinates = 지도에 없는 좌표입니다.
error-outside-country = 배달하는 국가 밖의 장소입니다.
error-cant-edit-order = 이 주문에서 해당 내용은 더 이상 변경할 수 없습니다.
error-unknown-host = 이 서비스의 주소가 아닙니다. 원래 주소로 열어 주세요.
error-fee-invalid = 배달비를 확인하지 못했습니다. 주소를 다시 선택해 주세요.
error-payment-fee-rises = 이 주문의 배달비는 이미 카드로 결제되었습니다: { $paid } { $currency }. 변경 후 배달비: { $fee } { $currency }. 차액은 추가로 결제할 수 없습니다. 배달비가 더 들지 않는 배달지를 선택하거나, 이 주문을 취소하고 새로 접수해 주세요.
voucher-error-validation-message = 사용할 수 없는 쿠폰 코드입니다.
voucher-error-get-message = 쿠폰 코드의 상세 정보를 가져오지 못했습니다.

error-not-for-guests = 비회원은 이용할 수 없습니다. 로그인하거나 회원가입을 해 주세요.
error-for-guests-alone = 비회원만 이용할 수 있는 기능입니다. 이미 계정이 있습니다.
validation-sender-missing = 보내는 분의 정보를 입력해 주세요.
validation-sender-name-missing = 이름을 입력해 주세요.
validation-sender-name-too-long = 이름이 너무 깁니다.
validation-sender-phone-missing = 전화번호를 입력해 주세요.
validation-sender-phone-impossible = 올바른 전화번호를 입력해 주세요.
validation-sender-email-missing = 이메일 주소를 입력해 주세요.
validation-sender-email-impossible = 올바른 이메일 주소를 입력해 주세요.
validation-sender-address-missing = 픽업할 주소를 입력해 주세요.

error-outlets-not-managed = 픽업지를 추가하거나 변경할 권한이 없습니다.
error-outlet-kept-elsewhere = 다른 곳에서 관리하는 픽업지라 여기에서 변경할 수 없습니다.
error-client-id-taken = 다른 픽업지에서 이미 사용하는 ID입니다. 다른 ID를 입력해 주세요.
