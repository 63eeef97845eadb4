cancelling-done-title = 취소됨
cancelling-again-text = 같은 내용으로 다시 주문할 수 있습니다. 양식을 자동으로 채우고 배달비를 다시 계산합니다.
cancelling-it-is-now = 현재 상태:
cancelling-unknown = 연결이 끊겨 주문이 취소되었는지 아직 알 수 없습니다. 다시 보내도 괜찮습니다. 취소는 한 번만 처리됩니다.
cancelling-again = 선택한 내용은 그대로 있습니다. 다시 보낼 수 있습니다.
cancelling-moved-on = 그 사이 주문 상태가 바뀌었습니다.
