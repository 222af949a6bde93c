package org.eclipse.tracecompass.common.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Patterns match as the simplest regular expression does, but never take long. */
class WildcardsTest {

    @Property
    void aStarStandsForAnyText(
            @ForAll @Chars({'a', 'b', '*'}) @StringLength(max = 7) String pattern,
            @ForAll @CharRange(from = 'a', to = 'b') @StringLength(max = 7) String name) {
        assertThat(Wildcards.match(pattern, name))
                .isEqualTo(name.matches(pattern.replace("*", ".*")));
    }

    @Test
    @Timeout(60)
    void aPatternOfManyStarsTakesNoLongTime() {
        assertThat(Wildcards.match("*a".repeat(500) + "b", "a".repeat(10_000))).isFalse();
    }
}
