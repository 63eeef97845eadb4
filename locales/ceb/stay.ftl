stay-title = Tipigi sa account ang imong mga order
stay-lead = Pagpili og password para naa kay account. Apil niini ang mga order nga imong gi-place isip guest, ang tracking, history ug mga resibo niini.
stay-name = Ngalan sa negosyo o imong ngalan
stay-name-missing = Pag-type og ngalan para sa account.
stay-not-now = Dili sa karon
