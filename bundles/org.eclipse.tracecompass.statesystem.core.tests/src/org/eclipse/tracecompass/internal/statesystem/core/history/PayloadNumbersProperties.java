package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** The table gives each payload the number it was put with, and nothing to others. */
class PayloadNumbersProperties {

    @Property(tries = 200)
    void payloadsKeepTheirNumbers(@ForAll @Size(max = 500) Set<Long> payloads, @ForAll long other) {
        PayloadNumbers numbers = new PayloadNumbers();
        int next = -payloads.size() / 2;
        for (long payload : payloads) {
            assertThat(numbers.get(payload)).isEqualTo(PayloadNumbers.UNKNOWN);
            numbers.put(payload, next++);
        }
        next = -payloads.size() / 2;
        for (long payload : payloads) {
            assertThat(numbers.get(payload)).isEqualTo(next++);
        }
        if (!payloads.contains(other)) {
            assertThat(numbers.get(other)).isEqualTo(PayloadNumbers.UNKNOWN);
        }
    }
}
