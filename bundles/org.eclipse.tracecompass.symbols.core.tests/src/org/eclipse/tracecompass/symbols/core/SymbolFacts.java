package org.eclipse.tracecompass.symbols.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Assertions;

/** What {@code c++filt} 2.40 says of symbols: a file beside this class with a pair per line. */
final class SymbolFacts {

    private static final int DAMAGED = 30_000;

    private record Fact(String symbol, String name) {}

    private final List<Fact> facts = new ArrayList<>();
    private final UnaryOperator<String> demangler;

    SymbolFacts(String file, UnaryOperator<String> demangler) {
        this.demangler = demangler;
        try (InputStream in = Objects.requireNonNull(SymbolFacts.class.getResourceAsStream(file))) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t"))
                    .forEach(pair -> facts.add(new Fact(pair[0], pair[1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Asserts that every symbol has the name that it has there. */
    void assertNames() {
        assertThat(facts).isNotEmpty();
        SoftAssertions all = new SoftAssertions();
        for (Fact fact : facts) {
            all.assertThat(demangler.apply(fact.symbol())).as(fact.symbol()).isEqualTo(fact.name());
        }
        all.assertAll();
    }

    /** Asserts that symbols that were cut, changed and mixed with others are read soon. */
    void assertDamageIsHarmless() {
        Random random = new Random(4711);
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(30),
                () -> {
                    for (int i = 0; i < DAMAGED; i++) {
                        assertThat(demangler.apply(damaged(random))).isNotEmpty();
                    }
                });
    }

    private String damaged(Random random) {
        StringBuilder bad = new StringBuilder(any(random));
        for (int k = random.nextInt(4); k >= 0 && bad.length() > 2; k--) {
            int at = 2 + random.nextInt(bad.length() - 2);
            String other = any(random);
            switch (random.nextInt(4)) {
                case 0 -> bad.setLength(at);
                case 1 -> bad.deleteCharAt(at);
                case 2 -> bad.setCharAt(at, other.charAt(random.nextInt(other.length())));
                default -> bad.insert(at, other, other.length() / 2, other.length());
            }
        }
        return bad.toString();
    }

    private String any(Random random) {
        return facts.get(random.nextInt(facts.size())).symbol();
    }
}
