card-title = 카드 결제
card-continue = 결제하기
card-starting = 결제를 준비하는 중…
card-pay = { $amount } 결제하고 라이더 호출
card-paying = 결제하는 중…
card-amount = 지금 결제할 금액:
card-choose = 결제 카드
card-new = 새 카드
card-until = 유효기간 { $expiry }
card-number = 카드 번호
card-expiry = 유효기간
card-expiry-placeholder = MM/YY
card-code = 보안 코드(CVC)
card-code-hint = { $digits ->
    [4] 카드 앞면의 4자리 숫자
   *[other] 카드 뒷면의 3자리 숫자
}
card-name = 카드에 적힌 이름
card-save = 다음에도 쓰도록 이 카드 저장
card-save-hint = 카드 번호 끝 네 자리와 유효기간만 보관합니다.
card-safe = 카드 정보는 이 기기에서 암호화됩니다. 결제 대행사만 읽을 수 있습니다.
card-back = 입력 화면으로 돌아가기
card-choice-missing = 카드를 선택해 주세요.
card-number-missing = 카드 번호를 입력해 주세요.
card-number-invalid = 올바른 카드 번호가 아닙니다. 숫자를 확인해 주세요.
card-expiry-invalid = 월과 연도를 04/31 형식으로 입력해 주세요.
card-expired = 유효기간이 지난 카드입니다.
card-code-missing = 보안 코드를 입력해 주세요.
card-code-invalid = { $digits ->
    [4] 보안 코드는 4자리 숫자입니다.
   *[other] 보안 코드는 3자리 숫자입니다.
}
card-name-missing = 카드에 적힌 이름을 입력해 주세요.

card-confirming = 결제를 처리하는 중…
card-checking = 결제가 완료되었는지 확인하고 있습니다.
card-do-not-pay-again = 다시 결제하지 말아 주세요. 이 페이지를 열어 두면 결과가 여기에 표시됩니다.
card-bank = 카드사에서 본인 확인이 필요합니다.
card-bank-go = 카드사 페이지로 이동
card-unpaid-declined = 카드사에서 결제를 거절했습니다. 결제되지 않았습니다.
card-unpaid-insufficient-funds = 카드의 잔액이 부족합니다. 결제되지 않았습니다.
card-unpaid-left = 카드사 페이지에서 나왔습니다. 결제되지 않았습니다.
card-unpaid-expired = 본인 확인 시간이 지났습니다. 결제되지 않았습니다.
card-unpaid-failed = 결제에 실패했습니다. 결제된 금액은 없습니다.
card-not-encrypted = 이 기기에서 카드 정보를 암호화하지 못해 전송하지 않았습니다. 결제되지 않았습니다.
card-try-another = 아직 라이더를 호출하지 않았습니다. 다른 카드로 결제할 수 있습니다.
error-payment-init = 결제를 시작하지 못했습니다.
error-payment-intent-creation = 이 주문의 결제를 준비하지 못했습니다.
error-payment-unavailable = 지금은 카드 결제를 이용할 수 없습니다.
error-payment-required = 먼저 이 주문을 카드로 결제해 주세요.
error-payment-card-unreadable = 결제 대행사에서 카드 정보를 읽지 못했습니다. 다시 입력해 주세요.
