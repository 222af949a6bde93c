package org.eclipse.tracecompass.tmf.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PerEventTypeTest {

    private final List<String> found = new ArrayList<>();
    private final PerEventType<String> meanings =
            new PerEventType<>(
                    event -> {
                        found.add(event.getName());
                        return "meaning of " + event.getName();
                    });

    private void check(ITmfEventType type) {
        assertThat(meanings.of(new TmfEvent(null, 0, null, type, null)))
                .isEqualTo("meaning of " + type.getName());
    }

    @Test
    void eachTypeIsFoundOutOnceHoweverManyThereAre() {
        List<ITmfEventType> types = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            types.add(new TmfEventType("type " + i, null));
        }
        types.forEach(this::check);
        new Random(1).ints(20_000, 0, types.size()).forEach(i -> check(types.get(i)));
        assertThat(found).hasSameSizeAs(types).doesNotHaveDuplicates();
    }

    @Test
    void equalTypesAreToldApartAndTypesMadePerEventAreFoundOutEachTime() {
        for (int i = 0; i < 40_000; i++) {
            check(new TmfEventType("same", null));
        }
        assertThat(found).hasSize(40_000);
    }
}
