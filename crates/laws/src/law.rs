//! Every numbered paragraph of the Laws of 2023, as constants that docs link to.
//!
//! They exist so that a citation in a doc comment with a wrong number does not compile under
//! `cargo doc`; code asks the table of the edition.
// Written by `cargo xtask law` from the list of paragraphs; not edited by hand.

/// 1.1.
pub const A1_1: &str = "1.1";
/// 1.2.
pub const A1_2: &str = "1.2";
/// 1.3.
pub const A1_3: &str = "1.3";
/// 1.4.
pub const A1_4: &str = "1.4";
/// 1.4.1.
pub const A1_4_1: &str = "1.4.1";
/// 1.4.2.
pub const A1_4_2: &str = "1.4.2";
/// 1.5.
pub const A1_5: &str = "1.5";
/// 2.1.
pub const A2_1: &str = "2.1";
/// 2.1.1.
pub const A2_1_1: &str = "2.1.1";
/// 2.2.
pub const A2_2: &str = "2.2";
/// 2.3.
pub const A2_3: &str = "2.3";
/// 2.4.
pub const A2_4: &str = "2.4";
/// 3.1.
pub const A3_1: &str = "3.1";
/// 3.1.1.
pub const A3_1_1: &str = "3.1.1";
/// 3.1.2.
pub const A3_1_2: &str = "3.1.2";
/// 3.1.3.
pub const A3_1_3: &str = "3.1.3";
/// 3.2.
pub const A3_2: &str = "3.2";
/// 3.3.
pub const A3_3: &str = "3.3";
/// 3.4.
pub const A3_4: &str = "3.4";
/// 3.5.
pub const A3_5: &str = "3.5";
/// 3.6.
pub const A3_6: &str = "3.6";
/// 3.7.
pub const A3_7: &str = "3.7";
/// 3.7.1.
pub const A3_7_1: &str = "3.7.1";
/// 3.7.2.
pub const A3_7_2: &str = "3.7.2";
/// 3.7.3.
pub const A3_7_3: &str = "3.7.3";
/// 3.7.3.1.
pub const A3_7_3_1: &str = "3.7.3.1";
/// 3.7.3.2.
pub const A3_7_3_2: &str = "3.7.3.2";
/// 3.7.3.3.
pub const A3_7_3_3: &str = "3.7.3.3";
/// 3.7.3.4.
pub const A3_7_3_4: &str = "3.7.3.4";
/// 3.7.3.5.
pub const A3_7_3_5: &str = "3.7.3.5";
/// 3.8.
pub const A3_8: &str = "3.8";
/// 3.8.1.
pub const A3_8_1: &str = "3.8.1";
/// 3.8.2.
pub const A3_8_2: &str = "3.8.2";
/// 3.8.2.1.
pub const A3_8_2_1: &str = "3.8.2.1";
/// 3.8.2.1.1.
pub const A3_8_2_1_1: &str = "3.8.2.1.1";
/// 3.8.2.1.2.
pub const A3_8_2_1_2: &str = "3.8.2.1.2";
/// 3.8.2.2.
pub const A3_8_2_2: &str = "3.8.2.2";
/// 3.8.2.2.1.
pub const A3_8_2_2_1: &str = "3.8.2.2.1";
/// 3.8.2.2.2.
pub const A3_8_2_2_2: &str = "3.8.2.2.2";
/// 3.9.
pub const A3_9: &str = "3.9";
/// 3.9.1.
pub const A3_9_1: &str = "3.9.1";
/// 3.9.2.
pub const A3_9_2: &str = "3.9.2";
/// 3.10.
pub const A3_10: &str = "3.10";
/// 3.10.1.
pub const A3_10_1: &str = "3.10.1";
/// 3.10.2.
pub const A3_10_2: &str = "3.10.2";
/// 3.10.3.
pub const A3_10_3: &str = "3.10.3";
/// 4.1.
pub const A4_1: &str = "4.1";
/// 4.2.
pub const A4_2: &str = "4.2";
/// 4.2.1.
pub const A4_2_1: &str = "4.2.1";
/// 4.2.2.
pub const A4_2_2: &str = "4.2.2";
/// 4.3.
pub const A4_3: &str = "4.3";
/// 4.3.1.
pub const A4_3_1: &str = "4.3.1";
/// 4.3.2.
pub const A4_3_2: &str = "4.3.2";
/// 4.3.3.
pub const A4_3_3: &str = "4.3.3";
/// 4.4.
pub const A4_4: &str = "4.4";
/// 4.4.1.
pub const A4_4_1: &str = "4.4.1";
/// 4.4.2.
pub const A4_4_2: &str = "4.4.2";
/// 4.4.3.
pub const A4_4_3: &str = "4.4.3";
/// 4.4.4.
pub const A4_4_4: &str = "4.4.4";
/// 4.5.
pub const A4_5: &str = "4.5";
/// 4.6.
pub const A4_6: &str = "4.6";
/// 4.6.1.
pub const A4_6_1: &str = "4.6.1";
/// 4.6.2.
pub const A4_6_2: &str = "4.6.2";
/// 4.6.3.
pub const A4_6_3: &str = "4.6.3";
/// 4.7.
pub const A4_7: &str = "4.7";
/// 4.7.1.
pub const A4_7_1: &str = "4.7.1";
/// 4.7.2.
pub const A4_7_2: &str = "4.7.2";
/// 4.7.3.
pub const A4_7_3: &str = "4.7.3";
/// 4.8.
pub const A4_8: &str = "4.8";
/// 4.9.
pub const A4_9: &str = "4.9";
/// 5.1.
pub const A5_1: &str = "5.1";
/// 5.1.1.
pub const A5_1_1: &str = "5.1.1";
/// 5.1.2.
pub const A5_1_2: &str = "5.1.2";
/// 5.2.
pub const A5_2: &str = "5.2";
/// 5.2.1.
pub const A5_2_1: &str = "5.2.1";
/// 5.2.2.
pub const A5_2_2: &str = "5.2.2";
/// 5.2.3.
pub const A5_2_3: &str = "5.2.3";
/// 6.1.
pub const A6_1: &str = "6.1";
/// 6.2.
pub const A6_2: &str = "6.2";
/// 6.2.1.
pub const A6_2_1: &str = "6.2.1";
/// 6.2.1.1.
pub const A6_2_1_1: &str = "6.2.1.1";
/// 6.2.1.2.
pub const A6_2_1_2: &str = "6.2.1.2";
/// 6.2.2.
pub const A6_2_2: &str = "6.2.2";
/// 6.2.3.
pub const A6_2_3: &str = "6.2.3";
/// 6.2.4.
pub const A6_2_4: &str = "6.2.4";
/// 6.2.5.
pub const A6_2_5: &str = "6.2.5";
/// 6.2.6.
pub const A6_2_6: &str = "6.2.6";
/// 6.3.
pub const A6_3: &str = "6.3";
/// 6.3.1.
pub const A6_3_1: &str = "6.3.1";
/// 6.3.2.
pub const A6_3_2: &str = "6.3.2";
/// 6.4.
pub const A6_4: &str = "6.4";
/// 6.5.
pub const A6_5: &str = "6.5";
/// 6.6.
pub const A6_6: &str = "6.6";
/// 6.7.
pub const A6_7: &str = "6.7";
/// 6.7.1.
pub const A6_7_1: &str = "6.7.1";
/// 6.7.2.
pub const A6_7_2: &str = "6.7.2";
/// 6.8.
pub const A6_8: &str = "6.8";
/// 6.9.
pub const A6_9: &str = "6.9";
/// 6.10.
pub const A6_10: &str = "6.10";
/// 6.10.1.
pub const A6_10_1: &str = "6.10.1";
/// 6.10.2.
pub const A6_10_2: &str = "6.10.2";
/// 6.11.
pub const A6_11: &str = "6.11";
/// 6.11.1.
pub const A6_11_1: &str = "6.11.1";
/// 6.11.2.
pub const A6_11_2: &str = "6.11.2";
/// 6.11.3.
pub const A6_11_3: &str = "6.11.3";
/// 6.11.4.
pub const A6_11_4: &str = "6.11.4";
/// 6.12.
pub const A6_12: &str = "6.12";
/// 6.12.1.
pub const A6_12_1: &str = "6.12.1";
/// 6.12.2.
pub const A6_12_2: &str = "6.12.2";
/// 7.1.
pub const A7_1: &str = "7.1";
/// 7.2.
pub const A7_2: &str = "7.2";
/// 7.2.1.
pub const A7_2_1: &str = "7.2.1";
/// 7.2.2.
pub const A7_2_2: &str = "7.2.2";
/// 7.3.
pub const A7_3: &str = "7.3";
/// 7.4.
pub const A7_4: &str = "7.4";
/// 7.4.1.
pub const A7_4_1: &str = "7.4.1";
/// 7.4.2.
pub const A7_4_2: &str = "7.4.2";
/// 7.4.3.
pub const A7_4_3: &str = "7.4.3";
/// 7.5.
pub const A7_5: &str = "7.5";
/// 7.5.1.
pub const A7_5_1: &str = "7.5.1";
/// 7.5.2.
pub const A7_5_2: &str = "7.5.2";
/// 7.5.3.
pub const A7_5_3: &str = "7.5.3";
/// 7.5.4.
pub const A7_5_4: &str = "7.5.4";
/// 7.5.5.
pub const A7_5_5: &str = "7.5.5";
/// 7.6.
pub const A7_6: &str = "7.6";
/// 8.1.
pub const A8_1: &str = "8.1";
/// 8.1.1.
pub const A8_1_1: &str = "8.1.1";
/// 8.1.1.1.
pub const A8_1_1_1: &str = "8.1.1.1";
/// 8.1.1.2.
pub const A8_1_1_2: &str = "8.1.1.2";
/// 8.1.2.
pub const A8_1_2: &str = "8.1.2";
/// 8.1.3.
pub const A8_1_3: &str = "8.1.3";
/// 8.1.4.
pub const A8_1_4: &str = "8.1.4";
/// 8.1.5.
pub const A8_1_5: &str = "8.1.5";
/// 8.1.6.
pub const A8_1_6: &str = "8.1.6";
/// 8.2.
pub const A8_2: &str = "8.2";
/// 8.3.
pub const A8_3: &str = "8.3";
/// 8.4.
pub const A8_4: &str = "8.4";
/// 8.5.
pub const A8_5: &str = "8.5";
/// 8.5.1.
pub const A8_5_1: &str = "8.5.1";
/// 8.5.2.
pub const A8_5_2: &str = "8.5.2";
/// 8.5.3.
pub const A8_5_3: &str = "8.5.3";
/// 8.6.
pub const A8_6: &str = "8.6";
/// 8.7.
pub const A8_7: &str = "8.7";
/// 9.1.
pub const A9_1: &str = "9.1";
/// 9.1.1.
pub const A9_1_1: &str = "9.1.1";
/// 9.1.2.
pub const A9_1_2: &str = "9.1.2";
/// 9.1.2.1.
pub const A9_1_2_1: &str = "9.1.2.1";
/// 9.1.2.2.
pub const A9_1_2_2: &str = "9.1.2.2";
/// 9.1.2.3.
pub const A9_1_2_3: &str = "9.1.2.3";
/// 9.2.
pub const A9_2: &str = "9.2";
/// 9.2.1.
pub const A9_2_1: &str = "9.2.1";
/// 9.2.2.
pub const A9_2_2: &str = "9.2.2";
/// 9.2.3.
pub const A9_2_3: &str = "9.2.3";
/// 9.2.3.1.
pub const A9_2_3_1: &str = "9.2.3.1";
/// 9.2.3.2.
pub const A9_2_3_2: &str = "9.2.3.2";
/// 9.3.
pub const A9_3: &str = "9.3";
/// 9.3.1.
pub const A9_3_1: &str = "9.3.1";
/// 9.3.2.
pub const A9_3_2: &str = "9.3.2";
/// 9.4.
pub const A9_4: &str = "9.4";
/// 9.5.
pub const A9_5: &str = "9.5";
/// 9.5.1.
pub const A9_5_1: &str = "9.5.1";
/// 9.5.2.
pub const A9_5_2: &str = "9.5.2";
/// 9.5.3.
pub const A9_5_3: &str = "9.5.3";
/// 9.6.
pub const A9_6: &str = "9.6";
/// 9.6.1.
pub const A9_6_1: &str = "9.6.1";
/// 9.6.2.
pub const A9_6_2: &str = "9.6.2";
/// 10.1.
pub const A10_1: &str = "10.1";
/// 10.2.
pub const A10_2: &str = "10.2";
/// 11.1.
pub const A11_1: &str = "11.1";
/// 11.2.
pub const A11_2: &str = "11.2";
/// 11.2.1.
pub const A11_2_1: &str = "11.2.1";
/// 11.2.2.
pub const A11_2_2: &str = "11.2.2";
/// 11.2.3.
pub const A11_2_3: &str = "11.2.3";
/// 11.2.3.1.
pub const A11_2_3_1: &str = "11.2.3.1";
/// 11.2.3.2.
pub const A11_2_3_2: &str = "11.2.3.2";
/// 11.2.3.3.
pub const A11_2_3_3: &str = "11.2.3.3";
/// 11.2.4.
pub const A11_2_4: &str = "11.2.4";
/// 11.3.
pub const A11_3: &str = "11.3";
/// 11.3.1.
pub const A11_3_1: &str = "11.3.1";
/// 11.3.2.
pub const A11_3_2: &str = "11.3.2";
/// 11.3.2.1.
pub const A11_3_2_1: &str = "11.3.2.1";
/// 11.3.2.2.
pub const A11_3_2_2: &str = "11.3.2.2";
/// 11.3.3.
pub const A11_3_3: &str = "11.3.3";
/// 11.3.4.
pub const A11_3_4: &str = "11.3.4";
/// 11.4.
pub const A11_4: &str = "11.4";
/// 11.5.
pub const A11_5: &str = "11.5";
/// 11.6.
pub const A11_6: &str = "11.6";
/// 11.7.
pub const A11_7: &str = "11.7";
/// 11.8.
pub const A11_8: &str = "11.8";
/// 11.9.
pub const A11_9: &str = "11.9";
/// 11.10.
pub const A11_10: &str = "11.10";
/// 11.11.
pub const A11_11: &str = "11.11";
/// 11.12.
pub const A11_12: &str = "11.12";
/// 12.1.
pub const A12_1: &str = "12.1";
/// 12.2.
pub const A12_2: &str = "12.2";
/// 12.2.1.
pub const A12_2_1: &str = "12.2.1";
/// 12.2.2.
pub const A12_2_2: &str = "12.2.2";
/// 12.2.3.
pub const A12_2_3: &str = "12.2.3";
/// 12.2.4.
pub const A12_2_4: &str = "12.2.4";
/// 12.2.5.
pub const A12_2_5: &str = "12.2.5";
/// 12.2.6.
pub const A12_2_6: &str = "12.2.6";
/// 12.2.7.
pub const A12_2_7: &str = "12.2.7";
/// 12.3.
pub const A12_3: &str = "12.3";
/// 12.4.
pub const A12_4: &str = "12.4";
/// 12.5.
pub const A12_5: &str = "12.5";
/// 12.6.
pub const A12_6: &str = "12.6";
/// 12.7.
pub const A12_7: &str = "12.7";
/// 12.8.
pub const A12_8: &str = "12.8";
/// 12.9.
pub const A12_9: &str = "12.9";
/// 12.9.1.
pub const A12_9_1: &str = "12.9.1";
/// 12.9.2.
pub const A12_9_2: &str = "12.9.2";
/// 12.9.3.
pub const A12_9_3: &str = "12.9.3";
/// 12.9.4.
pub const A12_9_4: &str = "12.9.4";
/// 12.9.5.
pub const A12_9_5: &str = "12.9.5";
/// 12.9.6.
pub const A12_9_6: &str = "12.9.6";
/// 12.9.7.
pub const A12_9_7: &str = "12.9.7";
/// 12.9.8.
pub const A12_9_8: &str = "12.9.8";
/// 12.9.9.
pub const A12_9_9: &str = "12.9.9";
/// A.1.
pub const APP_A_1: &str = "A.1";
/// A.2.
pub const APP_A_2: &str = "A.2";
/// A.3.
pub const APP_A_3: &str = "A.3";
/// A.4.
pub const APP_A_4: &str = "A.4";
/// A.4.1.
pub const APP_A_4_1: &str = "A.4.1";
/// A.4.2.
pub const APP_A_4_2: &str = "A.4.2";
/// A.4.3.
pub const APP_A_4_3: &str = "A.4.3";
/// A.5.
pub const APP_A_5: &str = "A.5";
/// A.5.1.
pub const APP_A_5_1: &str = "A.5.1";
/// A.5.1.1.
pub const APP_A_5_1_1: &str = "A.5.1.1";
/// A.5.1.2.
pub const APP_A_5_1_2: &str = "A.5.1.2";
/// A.5.2.
pub const APP_A_5_2: &str = "A.5.2";
/// A.5.3.
pub const APP_A_5_3: &str = "A.5.3";
/// A.5.4.
pub const APP_A_5_4: &str = "A.5.4";
/// A.5.5.
pub const APP_A_5_5: &str = "A.5.5";
/// A.6.
pub const APP_A_6: &str = "A.6";
/// B.1.
pub const APP_B_1: &str = "B.1";
/// B.2.
pub const APP_B_2: &str = "B.2";
/// B.2.1.
pub const APP_B_2_1: &str = "B.2.1";
/// B.2.2.
pub const APP_B_2_2: &str = "B.2.2";
/// B.2.3.
pub const APP_B_2_3: &str = "B.2.3";
/// B.3.
pub const APP_B_3: &str = "B.3";
/// B.4.
pub const APP_B_4: &str = "B.4";
/// C.1.
pub const APP_C_1: &str = "C.1";
/// C.2.
pub const APP_C_2: &str = "C.2";
/// C.3.
pub const APP_C_3: &str = "C.3";
/// C.4.
pub const APP_C_4: &str = "C.4";
/// C.5.
pub const APP_C_5: &str = "C.5";
/// C.6.
pub const APP_C_6: &str = "C.6";
/// C.7.
pub const APP_C_7: &str = "C.7";
/// C.8.
pub const APP_C_8: &str = "C.8";
/// C.9.
pub const APP_C_9: &str = "C.9";
/// C.9.1.
pub const APP_C_9_1: &str = "C.9.1";
/// C.9.2.
pub const APP_C_9_2: &str = "C.9.2";
/// C.9.3.
pub const APP_C_9_3: &str = "C.9.3";
/// C.10.
pub const APP_C_10: &str = "C.10";
/// C.10.1.
pub const APP_C_10_1: &str = "C.10.1";
/// C.10.1.1.
pub const APP_C_10_1_1: &str = "C.10.1.1";
/// C.10.1.2.
pub const APP_C_10_1_2: &str = "C.10.1.2";
/// C.10.1.3.
pub const APP_C_10_1_3: &str = "C.10.1.3";
/// C.10.2.
pub const APP_C_10_2: &str = "C.10.2";
/// C.10.2.1.
pub const APP_C_10_2_1: &str = "C.10.2.1";
/// C.10.2.2.
pub const APP_C_10_2_2: &str = "C.10.2.2";
/// C.10.2.3.
pub const APP_C_10_2_3: &str = "C.10.2.3";
/// C.10.3.
pub const APP_C_10_3: &str = "C.10.3";
/// C.10.3.1.
pub const APP_C_10_3_1: &str = "C.10.3.1";
/// C.10.3.2.
pub const APP_C_10_3_2: &str = "C.10.3.2";
/// C.10.3.3.
pub const APP_C_10_3_3: &str = "C.10.3.3";
/// C.10.3.4.
pub const APP_C_10_3_4: &str = "C.10.3.4";
/// C.11.
pub const APP_C_11: &str = "C.11";
/// C.12.
pub const APP_C_12: &str = "C.12";
/// C.13.
pub const APP_C_13: &str = "C.13";
/// C.13.1.
pub const APP_C_13_1: &str = "C.13.1";
/// C.13.2.
pub const APP_C_13_2: &str = "C.13.2";
/// C.13.3.
pub const APP_C_13_3: &str = "C.13.3";
/// C.13.4.
pub const APP_C_13_4: &str = "C.13.4";
/// C.13.5.
pub const APP_C_13_5: &str = "C.13.5";
/// C.13.6.
pub const APP_C_13_6: &str = "C.13.6";
/// D.1.
pub const APP_D_1: &str = "D.1";
/// D.1.1.
pub const APP_D_1_1: &str = "D.1.1";
/// D.1.2.
pub const APP_D_1_2: &str = "D.1.2";
/// D.1.3.
pub const APP_D_1_3: &str = "D.1.3";
/// D.1.4.
pub const APP_D_1_4: &str = "D.1.4";
/// D.1.4.1.
pub const APP_D_1_4_1: &str = "D.1.4.1";
/// D.1.4.2.
pub const APP_D_1_4_2: &str = "D.1.4.2";
/// D.2.
pub const APP_D_2: &str = "D.2";
/// D.2.1.
pub const APP_D_2_1: &str = "D.2.1";
/// D.2.2.
pub const APP_D_2_2: &str = "D.2.2";
/// D.2.3.
pub const APP_D_2_3: &str = "D.2.3";
/// D.2.3.1.
pub const APP_D_2_3_1: &str = "D.2.3.1";
/// D.2.3.2.
pub const APP_D_2_3_2: &str = "D.2.3.2";
/// D.2.3.3.
pub const APP_D_2_3_3: &str = "D.2.3.3";
/// D.2.4.
pub const APP_D_2_4: &str = "D.2.4";
/// D.2.5.
pub const APP_D_2_5: &str = "D.2.5";
/// D.2.6.
pub const APP_D_2_6: &str = "D.2.6";
/// D.2.6.1.
pub const APP_D_2_6_1: &str = "D.2.6.1";
/// D.2.6.2.
pub const APP_D_2_6_2: &str = "D.2.6.2";
/// D.2.7.
pub const APP_D_2_7: &str = "D.2.7";
/// D.2.8.
pub const APP_D_2_8: &str = "D.2.8";
/// D.2.9.
pub const APP_D_2_9: &str = "D.2.9";
/// D.2.10.
pub const APP_D_2_10: &str = "D.2.10";
/// D.2.10.1.
pub const APP_D_2_10_1: &str = "D.2.10.1";
/// D.2.10.2.
pub const APP_D_2_10_2: &str = "D.2.10.2";
/// D.2.10.3.
pub const APP_D_2_10_3: &str = "D.2.10.3";
/// D.2.10.4.
pub const APP_D_2_10_4: &str = "D.2.10.4";
/// D.2.10.5.
pub const APP_D_2_10_5: &str = "D.2.10.5";
/// D.2.10.6.
pub const APP_D_2_10_6: &str = "D.2.10.6";
/// D.2.11.
pub const APP_D_2_11: &str = "D.2.11";
/// I.1.
pub const GUIDE_I_1: &str = "I.1";
/// I.1.1.
pub const GUIDE_I_1_1: &str = "I.1.1";
/// I.1.2.
pub const GUIDE_I_1_2: &str = "I.1.2";
/// I.2.
pub const GUIDE_I_2: &str = "I.2";
/// I.2.1.
pub const GUIDE_I_2_1: &str = "I.2.1";
/// I.2.2.
pub const GUIDE_I_2_2: &str = "I.2.2";
/// I.2.3.
pub const GUIDE_I_2_3: &str = "I.2.3";
/// I.2.4.
pub const GUIDE_I_2_4: &str = "I.2.4";
/// I.2.5.
pub const GUIDE_I_2_5: &str = "I.2.5";
/// I.2.6.
pub const GUIDE_I_2_6: &str = "I.2.6";
/// I.2.7.
pub const GUIDE_I_2_7: &str = "I.2.7";
/// I.3.
pub const GUIDE_I_3: &str = "I.3";
/// I.4.
pub const GUIDE_I_4: &str = "I.4";
/// I.5.
pub const GUIDE_I_5: &str = "I.5";
/// I.6.
pub const GUIDE_I_6: &str = "I.6";
/// I.7.
pub const GUIDE_I_7: &str = "I.7";
/// I.8.
pub const GUIDE_I_8: &str = "I.8";
/// I.8.1.
pub const GUIDE_I_8_1: &str = "I.8.1";
/// I.8.2.
pub const GUIDE_I_8_2: &str = "I.8.2";
/// I.8.3.
pub const GUIDE_I_8_3: &str = "I.8.3";
/// I.9.
pub const GUIDE_I_9: &str = "I.9";
/// I.9.1.
pub const GUIDE_I_9_1: &str = "I.9.1";
/// I.9.2.
pub const GUIDE_I_9_2: &str = "I.9.2";
/// I.9.3.
pub const GUIDE_I_9_3: &str = "I.9.3";
/// I.10.
pub const GUIDE_I_10: &str = "I.10";
/// I.11.
pub const GUIDE_I_11: &str = "I.11";
/// I.12.
pub const GUIDE_I_12: &str = "I.12";
/// I.12.1.
pub const GUIDE_I_12_1: &str = "I.12.1";
/// I.12.2.
pub const GUIDE_I_12_2: &str = "I.12.2";
/// I.13.
pub const GUIDE_I_13: &str = "I.13";
/// I.14.
pub const GUIDE_I_14: &str = "I.14";
/// II.1.
pub const GUIDE_II_1: &str = "II.1";
/// II.2.
pub const GUIDE_II_2: &str = "II.2";
/// II.2.1.
pub const GUIDE_II_2_1: &str = "II.2.1";
/// II.2.2.
pub const GUIDE_II_2_2: &str = "II.2.2";
/// II.2.3.
pub const GUIDE_II_2_3: &str = "II.2.3";
/// II.3.
pub const GUIDE_II_3: &str = "II.3";
/// II.3.1.
pub const GUIDE_II_3_1: &str = "II.3.1";
/// II.3.2.
pub const GUIDE_II_3_2: &str = "II.3.2";
/// II.3.2.1.
pub const GUIDE_II_3_2_1: &str = "II.3.2.1";
/// II.3.2.2.
pub const GUIDE_II_3_2_2: &str = "II.3.2.2";
/// II.3.2.3.
pub const GUIDE_II_3_2_3: &str = "II.3.2.3";
/// II.3.2.4.
pub const GUIDE_II_3_2_4: &str = "II.3.2.4";
/// II.3.2.5.
pub const GUIDE_II_3_2_5: &str = "II.3.2.5";
/// II.3.2.6.
pub const GUIDE_II_3_2_6: &str = "II.3.2.6";
/// II.3.2.7.
pub const GUIDE_II_3_2_7: &str = "II.3.2.7";
/// III.1.
pub const GUIDE_III_1: &str = "III.1";
/// III.2.
pub const GUIDE_III_2: &str = "III.2";
/// III.2.1.
pub const GUIDE_III_2_1: &str = "III.2.1";
/// III.2.2.
pub const GUIDE_III_2_2: &str = "III.2.2";
/// III.3.
pub const GUIDE_III_3: &str = "III.3";
/// III.3.1.
pub const GUIDE_III_3_1: &str = "III.3.1";
/// III.3.1.1.
pub const GUIDE_III_3_1_1: &str = "III.3.1.1";
/// III.3.1.2.
pub const GUIDE_III_3_1_2: &str = "III.3.1.2";
/// III.3.2.
pub const GUIDE_III_3_2: &str = "III.3.2";
/// III.4.
pub const GUIDE_III_4: &str = "III.4";
/// III.5.
pub const GUIDE_III_5: &str = "III.5";
/// III.5.1.
pub const GUIDE_III_5_1: &str = "III.5.1";
/// III.5.2.
pub const GUIDE_III_5_2: &str = "III.5.2";
/// III.5.3.
pub const GUIDE_III_5_3: &str = "III.5.3";
/// III.6.
pub const GUIDE_III_6: &str = "III.6";
/// III.6.1.
pub const GUIDE_III_6_1: &str = "III.6.1";
/// III.6.1.1.
pub const GUIDE_III_6_1_1: &str = "III.6.1.1";
/// III.6.1.2.
pub const GUIDE_III_6_1_2: &str = "III.6.1.2";
/// III.6.2.
pub const GUIDE_III_6_2: &str = "III.6.2";

/// Every number above, in the order of the Laws.
pub const ALL: &[&str] = &[
    A1_1,
    A1_2,
    A1_3,
    A1_4,
    A1_4_1,
    A1_4_2,
    A1_5,
    A2_1,
    A2_1_1,
    A2_2,
    A2_3,
    A2_4,
    A3_1,
    A3_1_1,
    A3_1_2,
    A3_1_3,
    A3_2,
    A3_3,
    A3_4,
    A3_5,
    A3_6,
    A3_7,
    A3_7_1,
    A3_7_2,
    A3_7_3,
    A3_7_3_1,
    A3_7_3_2,
    A3_7_3_3,
    A3_7_3_4,
    A3_7_3_5,
    A3_8,
    A3_8_1,
    A3_8_2,
    A3_8_2_1,
    A3_8_2_1_1,
    A3_8_2_1_2,
    A3_8_2_2,
    A3_8_2_2_1,
    A3_8_2_2_2,
    A3_9,
    A3_9_1,
    A3_9_2,
    A3_10,
    A3_10_1,
    A3_10_2,
    A3_10_3,
    A4_1,
    A4_2,
    A4_2_1,
    A4_2_2,
    A4_3,
    A4_3_1,
    A4_3_2,
    A4_3_3,
    A4_4,
    A4_4_1,
    A4_4_2,
    A4_4_3,
    A4_4_4,
    A4_5,
    A4_6,
    A4_6_1,
    A4_6_2,
    A4_6_3,
    A4_7,
    A4_7_1,
    A4_7_2,
    A4_7_3,
    A4_8,
    A4_9,
    A5_1,
    A5_1_1,
    A5_1_2,
    A5_2,
    A5_2_1,
    A5_2_2,
    A5_2_3,
    A6_1,
    A6_2,
    A6_2_1,
    A6_2_1_1,
    A6_2_1_2,
    A6_2_2,
    A6_2_3,
    A6_2_4,
    A6_2_5,
    A6_2_6,
    A6_3,
    A6_3_1,
    A6_3_2,
    A6_4,
    A6_5,
    A6_6,
    A6_7,
    A6_7_1,
    A6_7_2,
    A6_8,
    A6_9,
    A6_10,
    A6_10_1,
    A6_10_2,
    A6_11,
    A6_11_1,
    A6_11_2,
    A6_11_3,
    A6_11_4,
    A6_12,
    A6_12_1,
    A6_12_2,
    A7_1,
    A7_2,
    A7_2_1,
    A7_2_2,
    A7_3,
    A7_4,
    A7_4_1,
    A7_4_2,
    A7_4_3,
    A7_5,
    A7_5_1,
    A7_5_2,
    A7_5_3,
    A7_5_4,
    A7_5_5,
    A7_6,
    A8_1,
    A8_1_1,
    A8_1_1_1,
    A8_1_1_2,
    A8_1_2,
    A8_1_3,
    A8_1_4,
    A8_1_5,
    A8_1_6,
    A8_2,
    A8_3,
    A8_4,
    A8_5,
    A8_5_1,
    A8_5_2,
    A8_5_3,
    A8_6,
    A8_7,
    A9_1,
    A9_1_1,
    A9_1_2,
    A9_1_2_1,
    A9_1_2_2,
    A9_1_2_3,
    A9_2,
    A9_2_1,
    A9_2_2,
    A9_2_3,
    A9_2_3_1,
    A9_2_3_2,
    A9_3,
    A9_3_1,
    A9_3_2,
    A9_4,
    A9_5,
    A9_5_1,
    A9_5_2,
    A9_5_3,
    A9_6,
    A9_6_1,
    A9_6_2,
    A10_1,
    A10_2,
    A11_1,
    A11_2,
    A11_2_1,
    A11_2_2,
    A11_2_3,
    A11_2_3_1,
    A11_2_3_2,
    A11_2_3_3,
    A11_2_4,
    A11_3,
    A11_3_1,
    A11_3_2,
    A11_3_2_1,
    A11_3_2_2,
    A11_3_3,
    A11_3_4,
    A11_4,
    A11_5,
    A11_6,
    A11_7,
    A11_8,
    A11_9,
    A11_10,
    A11_11,
    A11_12,
    A12_1,
    A12_2,
    A12_2_1,
    A12_2_2,
    A12_2_3,
    A12_2_4,
    A12_2_5,
    A12_2_6,
    A12_2_7,
    A12_3,
    A12_4,
    A12_5,
    A12_6,
    A12_7,
    A12_8,
    A12_9,
    A12_9_1,
    A12_9_2,
    A12_9_3,
    A12_9_4,
    A12_9_5,
    A12_9_6,
    A12_9_7,
    A12_9_8,
    A12_9_9,
    APP_A_1,
    APP_A_2,
    APP_A_3,
    APP_A_4,
    APP_A_4_1,
    APP_A_4_2,
    APP_A_4_3,
    APP_A_5,
    APP_A_5_1,
    APP_A_5_1_1,
    APP_A_5_1_2,
    APP_A_5_2,
    APP_A_5_3,
    APP_A_5_4,
    APP_A_5_5,
    APP_A_6,
    APP_B_1,
    APP_B_2,
    APP_B_2_1,
    APP_B_2_2,
    APP_B_2_3,
    APP_B_3,
    APP_B_4,
    APP_C_1,
    APP_C_2,
    APP_C_3,
    APP_C_4,
    APP_C_5,
    APP_C_6,
    APP_C_7,
    APP_C_8,
    APP_C_9,
    APP_C_9_1,
    APP_C_9_2,
    APP_C_9_3,
    APP_C_10,
    APP_C_10_1,
    APP_C_10_1_1,
    APP_C_10_1_2,
    APP_C_10_1_3,
    APP_C_10_2,
    APP_C_10_2_1,
    APP_C_10_2_2,
    APP_C_10_2_3,
    APP_C_10_3,
    APP_C_10_3_1,
    APP_C_10_3_2,
    APP_C_10_3_3,
    APP_C_10_3_4,
    APP_C_11,
    APP_C_12,
    APP_C_13,
    APP_C_13_1,
    APP_C_13_2,
    APP_C_13_3,
    APP_C_13_4,
    APP_C_13_5,
    APP_C_13_6,
    APP_D_1,
    APP_D_1_1,
    APP_D_1_2,
    APP_D_1_3,
    APP_D_1_4,
    APP_D_1_4_1,
    APP_D_1_4_2,
    APP_D_2,
    APP_D_2_1,
    APP_D_2_2,
    APP_D_2_3,
    APP_D_2_3_1,
    APP_D_2_3_2,
    APP_D_2_3_3,
    APP_D_2_4,
    APP_D_2_5,
    APP_D_2_6,
    APP_D_2_6_1,
    APP_D_2_6_2,
    APP_D_2_7,
    APP_D_2_8,
    APP_D_2_9,
    APP_D_2_10,
    APP_D_2_10_1,
    APP_D_2_10_2,
    APP_D_2_10_3,
    APP_D_2_10_4,
    APP_D_2_10_5,
    APP_D_2_10_6,
    APP_D_2_11,
    GUIDE_I_1,
    GUIDE_I_1_1,
    GUIDE_I_1_2,
    GUIDE_I_2,
    GUIDE_I_2_1,
    GUIDE_I_2_2,
    GUIDE_I_2_3,
    GUIDE_I_2_4,
    GUIDE_I_2_5,
    GUIDE_I_2_6,
    GUIDE_I_2_7,
    GUIDE_I_3,
    GUIDE_I_4,
    GUIDE_I_5,
    GUIDE_I_6,
    GUIDE_I_7,
    GUIDE_I_8,
    GUIDE_I_8_1,
    GUIDE_I_8_2,
    GUIDE_I_8_3,
    GUIDE_I_9,
    GUIDE_I_9_1,
    GUIDE_I_9_2,
    GUIDE_I_9_3,
    GUIDE_I_10,
    GUIDE_I_11,
    GUIDE_I_12,
    GUIDE_I_12_1,
    GUIDE_I_12_2,
    GUIDE_I_13,
    GUIDE_I_14,
    GUIDE_II_1,
    GUIDE_II_2,
    GUIDE_II_2_1,
    GUIDE_II_2_2,
    GUIDE_II_2_3,
    GUIDE_II_3,
    GUIDE_II_3_1,
    GUIDE_II_3_2,
    GUIDE_II_3_2_1,
    GUIDE_II_3_2_2,
    GUIDE_II_3_2_3,
    GUIDE_II_3_2_4,
    GUIDE_II_3_2_5,
    GUIDE_II_3_2_6,
    GUIDE_II_3_2_7,
    GUIDE_III_1,
    GUIDE_III_2,
    GUIDE_III_2_1,
    GUIDE_III_2_2,
    GUIDE_III_3,
    GUIDE_III_3_1,
    GUIDE_III_3_1_1,
    GUIDE_III_3_1_2,
    GUIDE_III_3_2,
    GUIDE_III_4,
    GUIDE_III_5,
    GUIDE_III_5_1,
    GUIDE_III_5_2,
    GUIDE_III_5_3,
    GUIDE_III_6,
    GUIDE_III_6_1,
    GUIDE_III_6_1_1,
    GUIDE_III_6_1_2,
    GUIDE_III_6_2,
];
