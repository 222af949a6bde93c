package org.eclipse.tracecompass.symbols.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of Rust functions from their symbols, of the compiler's older and newer way. */
class RustNamesTest {

    private static final SymbolFacts FACTS = new SymbolFacts("rust-names.txt", RustNames::demangle);

    @Test
    void namesAreThoseOfAnIndependentProgram() {
        FACTS.assertNames();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "_RNvC1a4main | a::main",
                "_RNvNtC7mycrateu8gdel_5qa6escher | mycrate::gödel::escher",
                "_RNvC1au10_ylb7e_abcdef | _RNvC1au10_ylb7e_abcdef",
                "_RNvC1au7n84amf0 | _RNvC1au7n84amf0",
                "_RNvC1au6n84amf | a::铁锈",
                "_RIC1aKoffffffffffffffffffffffffffffffff_E | a::<0xffffffffffffffffffffffffffffffff>",
                "_RIC1aKc27_KceE | _RIC1aKc27_KceE",
                "_RIC1aKc27_Kce9_E | a::<'\\'', 'é'>",
                "_RIC1aKRe616263_E | a::<\"abc\">",
                "_RIC1aKe616263_E | a::<{*\"abc\"}>",
                "_RIC1aKRe22c3a9_E | a::<\"\\\"é\">",
                "_RIC1aKAh1_h2_EE | a::<{[1, 2]}>",
                "_RIC1aKTh1_EE | a::<{(1,)}>",
                "_RIC1aKRh1_E | a::<{&1}>",
                "_RIC1aKVNtC1b1SUE | a::<{b::S}>",
                "_RIC1aKVNtC1b1STh1_b1_EE | a::<{b::S(1, true)}>",
                "_RIC1aKVNtC1b1SS1xh1_1ylnf_EE | a::<{b::S { x: 1, y: -15 }}>",
                "_RNvMC1aINtC1b1SpE1f | <b::S<_>>::f",
                "_RNvNvC1a1f3foo.llvm.1234 | a::f::foo",
                "_RNCNvC1a4mains_0 | a::main::{closure#1}",
                "_RNSNvC1a4main6vtable | a::main::{shim:vtable#0}",
                "_ZN3foo3bar17h05af221e174051e9E | foo::bar",
                "_ZN3foo3bar17h05af221e174051e9E.llvm.77 | foo::bar",
                "_ZN1p9g$uf6$del6escher15_$u94c1$$u9508$17h1694a376759ccb07E | p::gödel::escher::铁锈",
                "_ZN4core3ptr33drop_in_place$LT$$u5b$u8$u5d$$GT$17h05af221e174051e9E"
                        + " | core::ptr::drop_in_place<[u8]>",
                "_ZN71_$LT$Test$u20$$u2b$$u20$$u27$static$u20$as$u20$foo..Bar$LT$Test$GT$$GT$3bar17h930b740aa94f1d3aE"
                        + " | <Test + 'static as foo::Bar<Test>>::bar"
            })
    void whatThatProgramDoesNotKnowIsReadAsWell(String symbol, String name) {
        assertThat(RustNames.demangle(symbol)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "main",
                "",
                "_R",
                "_R0NvC1a1b",
                "_RNvC1a",
                "_RNvC9a1b",
                "_RNvC1a1b1",
                "_RB_",
                "_RNvB_1a",
                "_RNvC1a1bB9_",
                "_RIC1aFG_RL2_hEuE",
                "_RIC1aKb2_E",
                "_RIC1aKcd800_E",
                "_RIC1aKe6_E",
                "_RNvC99999999999a1b",
                "_ZN3foo3barE",
                "_ZN3foo3bar17h05af221e174051eE",
                "_ZN3foo3bar17h0000000000000000E",
                "_ZN3foo4bar17h05af221e174051e9E",
                "_ZN3foo3b$Q17h05af221e174051e9E",
                "_ZN3foo5b$QQ$17h05af221e174051e9E",
                "_ZN17h05af221e174051e9E",
                "_ZN3foo3bar17h05af221e174051e9Ev"
            })
    void whatIsNoNameOfRustStaysAsItIs(String symbol) {
        assertThat(RustNames.demangle(symbol)).isEqualTo(symbol);
    }

    @Test
    void namesMadeToFillTheMemoryDoNot() {
        // each pair refers to the one before, twice
        StringBuilder doubling = new StringBuilder("_RIC1aTuuE");
        int at = 4;
        for (int i = 0; i < 30; i++) {
            int start = doubling.length() - 2;
            String back = "B" + base62(at) + "_";
            doubling.append('T').append(back).append(back).append('E');
            at = start;
        }
        doubling.append('E');
        String nested = "_RIC1a" + "P".repeat(10_000) + "hE";
        String open = "_R" + "Nv".repeat(5_000) + "C1a";
        String punycode = "_RNvC1au9000" + "a9".repeat(4_500);
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(5),
                () -> {
                    for (String symbol : List.of(doubling.toString(), nested, open, punycode)) {
                        assertThat(RustNames.demangle(symbol)).isEqualTo(symbol);
                    }
                });
    }

    /** A number as references have it: nothing is 0, {@code 0} is 1. */
    private static String base62(int number) {
        String digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        StringBuilder text = new StringBuilder();
        for (int n = number - 1; n > 0 || text.isEmpty(); n /= 62) {
            text.insert(0, digits.charAt(n % 62));
        }
        return text.toString();
    }

    @Test
    void damagedNamesHarmNothing() {
        FACTS.assertDamageIsHarmless();
    }
}
