package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.junit.jupiter.api.Test;

/** The columns of a row and the documented list of its states say the same. */
class ColumnRowTest {

    private static final List<@Nullable OutputElementStyle> STYLES =
            Arrays.asList(
                    null, new OutputElementStyle("run"), new OutputElementStyle(null, Map.of()));

    /** A state that follows the one before after a gap. */
    private record Piece(int gap, int duration, int value, @Nullable String label, int style) {}

    @Provide
    Arbitrary<List<Piece>> pieces() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.integers().between(1, 40),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.of("a", "b").injectNull(0.5),
                        Arbitraries.integers().between(0, STYLES.size() - 1))
                .as(Piece::new)
                .list()
                .ofMaxSize(120);
    }

    private static ColumnRow row(List<Piece> pieces, int pixels) {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 1500, pixels);
        long time = 0;
        for (Piece piece : pieces) {
            long start = time + piece.gap;
            time = start + piece.duration;
            reducer.add(0, start, time - 1, piece.value, piece.label, STYLES.get(piece.style));
        }
        return (ColumnRow) reducer.toRows(List.of(7L)).get(0);
    }

    private static List<String> states(StateColumns columns) {
        List<String> states = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            List<String> shares = new ArrayList<>();
            for (int share = 0; share < columns.shares(i); share++) {
                shares.add(
                        columns.looks().get(columns.shareLook(i, share))
                                + " "
                                + columns.shareTime(i, share));
            }
            shares.sort(null);
            states.add(
                    columns.start(i)
                            + " "
                            + columns.last(i)
                            + " "
                            + columns.looks().get(columns.look(i))
                            + " "
                            + columns.marks(i)
                            + " "
                            + shares);
        }
        return states;
    }

    @Property(tries = 200)
    void theListHasTheStatesOfTheColumns(
            @ForAll("pieces") List<Piece> pieces,
            @ForAll @IntRange(min = 1, max = 1500) int pixels) {
        ColumnRow row = row(pieces, pixels);
        List<ITimeGraphState> list = new ArrayList<>(row.getStates());
        for (int i = 0; i < list.size(); i += 3) {
            list.get(i).setProperty(CoreFilterProperty.DIMMED, true);
        }
        ITimeGraphRowModel listed = new TimeGraphRowModel(7, list);
        ColumnRow converted = ColumnRow.of(List.of(listed)).get(0);
        StateColumns.Builder marked = new StateColumns.Builder(row.columns().looks());
        for (int i = 0; i < row.columns().size(); i++) {
            marked.add(row.columns(), i).mark(i % 3 == 0 ? CoreFilterProperty.DIMMED : 0);
        }
        assertThat(states(converted.columns())).isEqualTo(states(marked.build()));
        assertThat(converted.columns().isRegular()).isTrue();
        assertThat(row.columns().isRegular()).isTrue();
        assertThat(converted.getEntryID()).isEqualTo(7);
        assertThat(new ColumnRow(7, marked.build())).hasToString(listed.toString());
    }

    @Property(tries = 50)
    void theRowIsWrittenAsOneOfObjects(@ForAll("pieces") List<Piece> pieces) {
        ColumnRow row = row(pieces, 100);
        assertThat(new Gson().toJson(row))
                .isEqualTo(
                        new Gson()
                                .toJson(
                                        new TimeGraphRowModel(
                                                7, new ArrayList<>(row.getStates()))));
    }

    @Test
    void rowsOfColumnsAreTakenAsTheyAre() {
        ColumnRow row = row(List.of(new Piece(0, 5, 1, null, 0)), 10);
        assertThat(ColumnRow.of(List.of(row)).get(0)).isSameAs(row);
    }

    @Test
    void aStateIsTheSameObjectHoweverOftenItIsAskedFor() {
        List<ITimeGraphState> states =
                row(List.of(new Piece(0, 5, 1, null, 0), new Piece(1, 300, 2, "b", 1)), 10)
                        .getStates();
        assertThat(states).hasSize(2);
        states.get(1).setProperty(CoreFilterProperty.BOUND, true);
        assertThat(states.get(1)).isSameAs(states.get(1));
        assertThat(states.getLast().isPropertyActive(CoreFilterProperty.BOUND)).isTrue();
        assertThat(states.getFirst().isPropertyActive(CoreFilterProperty.BOUND)).isFalse();
        assertThat(states).contains(states.get(1)).isEqualTo(new ArrayList<>(states));
        assertThatThrownBy(() -> states.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> states.remove(0))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void statesOutOfOrderAndOverlappingOnesAreToldButNotThoseWithoutDuration() {
        TimeGraphRowModel row =
                new TimeGraphRowModel(
                        1,
                        List.of(
                                new TimeGraphState(10, 5, 1),
                                new TimeGraphState(12, 0, 2),
                                new TimeGraphState(14, Long.MAX_VALUE, 3)));
        StateColumns columns = ColumnRow.of(List.of(row)).get(0).columns();
        assertThat(columns.size()).isEqualTo(2);
        assertThat(columns.isRegular()).isFalse();
        assertThat(columns.last(1)).isEqualTo(Long.MAX_VALUE);
    }
}
