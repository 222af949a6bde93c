package org.eclipse.tracecompass.internal.statesystem.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.DeferredValue;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;

/** A history that is joined of parts is the same file as one that was built in one go. */
class HistoryPartProperties {

    private static final int START = 100;
    private static final int ATTRIBUTES = 5;

    enum Action {
        MODIFY,
        UPDATE,
        /** A change that is deferred. */
        DEFER,
        INCREMENT,
        /** A change to what another attribute was before, a deferred value. */
        COPY
    }

    /** A change of one of a few attributes. */
    record Change(Action action, int attribute, int value, int later) {}

    /** What the first attribute was. */
    private static final class First extends DeferredValue {

        private @Nullable Object value;

        @Override
        public Class<?> type() {
            return Integer.class;
        }

        @Override
        public boolean isSurely(@Nullable Object other) {
            return other == this;
        }

        @Override
        public boolean maybe(@Nullable Object other) {
            return other != null;
        }

        @Override
        public Object resolve() {
            return Objects.requireNonNull(value);
        }
    }

    @Provide
    Arbitrary<List<Change>> changes() {
        return Combinators.combine(
                        Arbitraries.frequency(
                                Tuple.of(10, Action.MODIFY),
                                Tuple.of(2, Action.UPDATE),
                                Tuple.of(2, Action.DEFER),
                                Tuple.of(3, Action.INCREMENT),
                                Tuple.of(3, Action.COPY)),
                        Arbitraries.integers().between(0, ATTRIBUTES - 1),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.integers().between(0, 3))
                .as(Change::new)
                .list()
                .ofMaxSize(300);
    }

    @Provide
    Arbitrary<Integer> partCounts() {
        return Arbitraries.of(2, 3, 7, 16);
    }

    @Property(tries = 400)
    void joinedPartsAreTheSameFile(
            @ForAll("changes") List<Change> changes, @ForAll("partCounts") int parts)
            throws IOException {
        Path one = Files.createTempFile("whole", ".ht");
        Path other = Files.createTempFile("joined", ".ht");
        try {
            ITmfStateSystemBuilder whole = history(one.toFile());
            make(changes, whole, START);
            whole.closeHistory(0);
            whole.dispose();
            ITmfStateSystemBuilder joined = history(other.toFile());
            long time = START;
            for (int i = 0; i < parts; i++) {
                List<Change> some =
                        changes.subList(
                                i * changes.size() / parts, (i + 1) * changes.size() / parts);
                IHistoryPart part = part(joined);
                time = make(some, part, time);
                assertThat(StateSystemFactory.fits(joined, part)).isTrue();
                StateSystemFactory.join(joined, part);
            }
            joined.closeHistory(0);
            joined.dispose();
            assertThat(Files.mismatch(one, other)).isEqualTo(-1);
        } finally {
            Files.delete(one);
            Files.delete(other);
        }
    }

    private static ITmfStateSystemBuilder history(File file) throws IOException {
        return StateSystemFactory.newStateSystem(
                StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                        "parts", file, 1, START, 0));
    }

    private static IHistoryPart part(ITmfStateSystemBuilder whole) {
        return Objects.requireNonNull(StateSystemFactory.newPart(whole));
    }

    /** Makes changes from a time on; returns the time of the last one. */
    private static long make(List<Change> changes, ITmfStateSystemBuilder history, long from) {
        long time = from;
        for (Change change : changes) {
            time += change.later();
            make(change, time, history);
        }
        return time;
    }

    private static void make(Change change, long time, ITmfStateSystemBuilder history) {
        String name = Integer.toString(change.attribute());
        switch (change.action()) {
            case MODIFY ->
                    history.modifyAttribute(
                            time, value(change), history.getQuarkAbsoluteAndAdd("values", name));
            case UPDATE ->
                    history.updateOngoingState(
                            value(change), history.getQuarkAbsoluteAndAdd("values", name));
            case DEFER -> {
                int quark = history.getQuarkAbsoluteAndAdd("values", name);
                if (history instanceof IHistoryPart part) {
                    part.forget(quark);
                    part.defer(
                            join ->
                                    join.history()
                                            .modifyAttribute(
                                                    time, value(change), join.quark(quark)));
                } else {
                    history.modifyAttribute(time, value(change), quark);
                }
            }
            case INCREMENT -> {
                int quark = history.getQuarkAbsoluteAndAdd("counts", name);
                if (history instanceof IHistoryPart part) {
                    part.increment(time, quark, change.value());
                } else {
                    long before = history.queryOngoing(quark) instanceof Long count ? count : 0;
                    history.modifyAttribute(time, before + change.value(), quark);
                }
            }
            case COPY -> copy(time, history, history.getQuarkAbsoluteAndAdd("copies", name));
        }
    }

    /** The attribute "copied" is one that only deferred steps change. */
    private static void copy(long time, ITmfStateSystemBuilder history, int target) {
        int source = history.getQuarkAbsoluteAndAdd("copied");
        if (history instanceof IHistoryPart part) {
            First first = new First();
            part.defer(
                    join -> {
                        int quark = join.quark(source);
                        first.value = next(join.history(), quark);
                        join.history().modifyAttribute(time, first.value, quark);
                    });
            part.modifyAttribute(time, first, target);
        } else {
            Integer value = next(history, source);
            history.modifyAttribute(time, value, source);
            history.modifyAttribute(time, value, target);
        }
    }

    private static Integer next(ITmfStateSystemBuilder history, int quark) {
        return history.queryOngoing(quark) instanceof Integer number ? (number + 1) % 3 / 2 : 0;
    }

    /** A value of the type of the attribute. */
    private static @Nullable Object value(Change change) {
        int value = change.value();
        if (value == 0) {
            return null;
        }
        return switch (change.attribute()) {
            case 0, 1 -> Integer.valueOf(value);
            case 2 -> Long.valueOf(value);
            case 3 -> "text " + value;
            default -> value / 2.0;
        };
    }

    @Example
    void aPartWithValuesOfOtherTypesDoesNotFit() {
        ITmfStateSystemBuilder whole =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("parts", 0));
        whole.modifyAttribute(1, 1, whole.getQuarkAbsoluteAndAdd("a"));
        IHistoryPart part = part(whole);
        int quark = part.getQuarkAbsoluteAndAdd("a");
        part.modifyAttribute(2, null, quark);
        assertThat(StateSystemFactory.fits(whole, part)).isTrue();
        part.modifyAttribute(3, "text", quark);
        assertThat(StateSystemFactory.fits(whole, part)).isFalse();
        assertThatThrownBy(() -> part.modifyAttribute(4, 4, quark))
                .isInstanceOf(StateValueTypeException.class);
    }

    @Example
    void aPartKnowsNothingOfBefore() {
        ITmfStateSystemBuilder whole =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("parts", 0));
        IHistoryPart part = part(whole);
        int quark = part.getQuarkAbsoluteAndAdd("a");
        assertThatThrownBy(() -> part.queryOngoing(quark))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("not splittable");
        assertThatThrownBy(() -> part.pushAttribute(1, 1, quark))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> StateSystemFactory.join(part, part))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
