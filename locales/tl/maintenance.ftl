maintenance-planned-title = Inaayos namin ang portal
maintenance-planned-text = May nakaplanong maintenance kami. Ligtas ang mga order mo, at tuloy ang mga rider sa mga order na hawak nila.
maintenance-unplanned-title = Hindi gumagana ang portal sa ngayon
maintenance-unplanned-text = May nasira sa panig namin, at inaayos na namin. Ligtas ang mga order mo, at tuloy ang mga rider sa mga order na hawak nila.
maintenance-kept = Nandito pa ang mga nai-type mo. Hindi kailangang mag-reload: kusang magpapatuloy ang page na ito sa loob ng limang minuto pagkatapos ng pag-aayos.
