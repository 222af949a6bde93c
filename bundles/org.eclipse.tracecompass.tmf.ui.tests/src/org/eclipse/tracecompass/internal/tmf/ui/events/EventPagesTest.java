package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class EventPagesTest {

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<Long> read = new ArrayList<>();
    private int changes;
    private Error failure;
    private long size = 1_000_000;
    private final EventPages pages = new EventPages(this::rows, tasks::add, () -> changes++);

    private List<EventRow> rows(long first, int count) {
        if (failure != null) {
            throw failure;
        }
        read.add(first);
        List<EventRow> rows = new ArrayList<>();
        for (long i = first; i < Math.min(size, first + count); i++) {
            rows.add(new EventRow(i, i, new TmfEvent(), List.of("row " + i)));
        }
        return rows;
    }

    private void work() {
        while (!tasks.isEmpty()) {
            tasks.poll().run();
        }
    }

    @Test
    void aRowArrivesInTheBackground() {
        assertThat(pages.get(5)).isNull();
        work();
        assertThat(changes).isEqualTo(1);
        EventRow row = Objects.requireNonNull(pages.get(5));
        assertThat(row.rank()).isEqualTo(5);
        assertThat(pages.get(EventPages.PAGE - 1L)).isNotNull();
        assertThat(read).containsExactly(0L);
    }

    @Test
    void anErrorDoesNotKeepLaterPagesFromBeingRead() {
        failure = new OutOfMemoryError("injected");
        pages.get(5);
        work();
        assertThat(pages.get(5)).isNull();
        failure = null;
        work();
        assertThat(pages.get(5)).isNotNull();
    }

    @Test
    void whatWasScrolledPastIsNotReadAnyMore() {
        for (long page = 0; page < 100; page++) {
            pages.get(page * EventPages.PAGE);
        }
        work();
        assertThat(read).hasSizeLessThan(10).startsWith(99L * EventPages.PAGE);
    }

    @Test
    void onlySomePagesAreKept() {
        for (long page = 0; page < 200; page++) {
            pages.get(page * EventPages.PAGE);
            work();
        }
        assertThat(pages.get(199L * EventPages.PAGE)).isNotNull();
        assertThat(pages.get(0)).isNull();
    }

    @Test
    void clearedRowsAreReadAgain() {
        pages.get(0);
        work();
        pages.clear();
        assertThat(pages.get(0)).isNull();
        work();
        assertThat(pages.get(0)).isNotNull();
        assertThat(read).hasSize(2);
    }

    @Test
    void aPageThatDidNotGrowIsNoNews() {
        size = 10;
        pages.get(3);
        work();
        assertThat(pages.get(50)).isNull();
        work();
        assertThat(changes).isEqualTo(1);
        size = 60;
        assertThat(pages.get(50)).isNull();
        work();
        assertThat(changes).isEqualTo(2);
        assertThat(pages.get(50)).isNotNull();
    }
}
