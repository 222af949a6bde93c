package org.eclipse.tracecompass.internal.tmf.ui.open;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@NonNullByDefault({})
class RecentTracesTest {

    private final AtomicReference<String> kept = new AtomicReference<>("");
    private final RecentTraces recent = new RecentTraces(kept::get, kept::set);

    @Test
    void theNewestEntryIsTheFirst() {
        List<Path> one = List.of(Path.of("a"));
        List<Path> two = List.of(Path.of("b"), Path.of("c d"));
        recent.add(one);
        recent.add(two);
        assertThat(recent.list()).containsExactly(two, one);
        recent.add(one);
        assertThat(recent.list()).containsExactly(one, two);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no path there has such characters")
    void pathsMayHaveTabsAndNewlines() {
        List<Path> odd =
                List.of(Path.of("a\tb").toAbsolutePath(), Path.of("c\nd").toAbsolutePath());
        recent.add(odd);
        assertThat(recent.list()).containsExactly(odd);
    }
}
