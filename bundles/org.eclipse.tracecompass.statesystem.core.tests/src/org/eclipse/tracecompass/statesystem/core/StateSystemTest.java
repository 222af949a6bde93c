package org.eclipse.tracecompass.statesystem.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.ListBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The documented outcomes of use and misuse, the same on every backend that keeps intervals. */
class StateSystemTest {

    /** The backends. */
    enum Backend {
        MEMORY,
        FILE,
        PARTIAL,
        FOREIGN
    }

    @TempDir private Path folder = Path.of("");

    private ITmfStateSystemBuilder make(Backend kind) throws IOException {
        File file = folder.resolve("s.ht").toFile();
        IStateHistoryBackend backend =
                switch (kind) {
                    case MEMORY -> StateHistoryBackendFactory.createInMemoryBackend("s", 100);
                    case FILE ->
                            StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                    "s", file, 1, 100, 10);
                    case PARTIAL ->
                            StateHistoryBackendFactory.createPartialBackendNewFile(
                                    "s",
                                    file,
                                    1,
                                    100,
                                    (target, from) -> {
                                        throw new IOException("nothing is that old");
                                    });
                    case FOREIGN -> new ListBackend("s", 100, 100);
                };
        return StateSystemFactory.newStateSystem(backend);
    }

    private static ITmfStateInterval interval(
            long start, long end, int quark, @Nullable Object value) {
        return new TmfStateInterval(start, end, quark, value);
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void anAttributeIsNullFromTheStartOn(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        assertThat(ss.getStartTime()).isEqualTo(100);
        assertThat(ss.getCurrentEndTime()).isEqualTo(100);
        assertThat(ss.querySingleState(100, a)).isEqualTo(interval(100, 100, a, null));
        assertThat(ss.querySingleState(5000, a)).isEqualTo(interval(100, 100, a, null));
        assertThatThrownBy(() -> ss.querySingleState(99, a)).isInstanceOf(TimeRangeException.class);
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void changesBecomeIntervals(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        int b = ss.getQuarkAbsoluteAndAdd("B");
        ss.modifyAttribute(200, 1, a);
        assertThat(ss.querySingleState(150, a)).isEqualTo(interval(100, 199, a, null));
        assertThat(ss.getCurrentEndTime()).isEqualTo(199);
        assertThat(ss.querySingleState(250, a)).isEqualTo(interval(200, 200, a, 1));
        assertThat(ss.queryFullState(150))
                .containsExactly(interval(100, 199, a, null), interval(100, 200, b, null));
        assertThatThrownBy(() -> ss.queryFullState(9999)).isInstanceOf(TimeRangeException.class);
        ss.modifyAttribute(250, 1, a);
        assertThat(ss.getOngoingStartTime(a)).isEqualTo(200);
        ss.modifyAttribute(300, 5, a);
        ss.modifyAttribute(300, 6, a);
        ss.closeHistory(400);
        assertThat(StateSystemUtils.queryHistoryRange(ss, a, 100, 1000))
                .containsExactly(
                        interval(100, 199, a, null),
                        interval(200, 299, a, 1),
                        interval(300, 400, a, 6));
        assertThat(ss.getCurrentEndTime()).isEqualTo(400);
        assertThatThrownBy(() -> ss.querySingleState(401, a))
                .isInstanceOf(TimeRangeException.class);
        assertThat(ss.waitUntilBuilt(0)).isTrue();
        assertThat(ss.isCancelled()).isFalse();
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void theFirstValueSetsTheTypeForEver(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 1, a);
        assertThatThrownBy(() -> ss.modifyAttribute(300, "text", a))
                .isInstanceOf(StateValueTypeException.class)
                .hasMessage(
                        "s Quark:0, Type:class java.lang.String, Expected:class java.lang.Integer");
        assertThatThrownBy(() -> ss.modifyAttribute(300, 2L, a))
                .isInstanceOf(StateValueTypeException.class);
        ss.modifyAttribute(300, null, a);
        ss.modifyAttribute(400, TmfStateValue.newValueInt(3), a);
        assertThat(ss.queryOngoing(a)).isEqualTo(3);
        assertThat(ss.queryOngoingState(a)).isEqualTo(TmfStateValue.newValueInt(3));
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void aBackwardChangeIsRefusedAndChangesNothing(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 1, a);
        assertThatThrownBy(() -> ss.modifyAttribute(150, 7, a))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> ss.modifyAttribute(50, 9, a))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> ss.removeAttribute(150, a)).isInstanceOf(TimeRangeException.class);
        assertThat(ss.queryOngoing(a)).isEqualTo(1);
        assertThat(ss.queryFullState(150)).containsExactly(interval(100, 199, a, null));
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void closingBeforeTheLastChangeLosesNothing(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 1, a);
        ss.modifyAttribute(340, 2, a);
        ss.closeHistory(50);
        assertThat(ss.getCurrentEndTime()).isEqualTo(340);
        assertThat(ss.queryFullState(340)).containsExactly(interval(340, 340, a, 2));
        ss.closeHistory(1000);
        assertThat(ss.getCurrentEndTime()).isEqualTo(340);
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void nothingCanBeAddedToAClosedHistoryAndItGoesOnAnswering(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 1, a);
        ss.closeHistory(300);
        assertThatThrownBy(() -> ss.modifyAttribute(400, 2, a))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> ss.pushAttribute(400, 2, a))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> ss.removeAttribute(400, a))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> ss.updateOngoingState((Object) 2, a))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> ss.getQuarkAbsoluteAndAdd("new"))
                .isInstanceOf(IllegalStateException.class);
        assertThat(ss.getQuarkAbsoluteAndAdd("A")).isEqualTo(a);
        assertThat(ss.queryFullState(250)).containsExactly(interval(200, 300, a, 1));
        assertThat(ss.queryOngoing(a)).isEqualTo(1);
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void aDisposedStateSystemAnswersNoMore(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.closeHistory(200);
        ss.dispose();
        ss.dispose();
        assertThatThrownBy(() -> ss.querySingleState(150, a))
                .isInstanceOf(StateSystemDisposedException.class);
        assertThatThrownBy(() -> ss.queryFullState(150))
                .isInstanceOf(StateSystemDisposedException.class);
        assertThatThrownBy(() -> ss.query2D(List.of(a), 100, 200))
                .isInstanceOf(StateSystemDisposedException.class);
        assertThat(ss.isCancelled()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void anObjectOfAnUnknownTypeIsStoredAsItsText(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 2.5f, a);
        assertThat(ss.queryOngoing(a)).hasToString("2.5");
        assertThat(ss.queryOngoingState(a).unboxStr()).isEqualTo("2.5");
        ITmfStateInterval growing = ss.querySingleState(200, a);
        assertThat(growing.getValue()).isEqualTo("2.5");
        assertThat(growing.getValueString()).isEqualTo("2.5");
        assertThat(growing.getStateValue().unboxStr()).isEqualTo("2.5");
        int other = ss.getQuarkAbsoluteAndAdd("B");
        ss.modifyAttribute(210, 1, other);
        ss.modifyAttribute(220, 2, other);
        assertThat(ss.queryFullState(210).get(a).getValue()).isEqualTo("2.5");
        ss.closeHistory(300);
        assertThat(ss.querySingleState(250, a).getValue()).hasToString("2.5");
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void longTextsAreStored(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        String[] texts = {
            "x".repeat(32_767), "é".repeat(40_000), "€".repeat(300_000), "\ud800 alone", ""
        };
        for (int i = 0; i < texts.length; i++) {
            ss.modifyAttribute(200 + i, texts[i], a);
        }
        ss.closeHistory(300);
        for (int i = 0; i < texts.length; i++) {
            assertThat(ss.querySingleState(200 + i, a).getValue()).isEqualTo(texts[i]);
        }
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void updatingTheOngoingStateIsRetroactive(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 1, a);
        ss.updateOngoingState(TmfStateValue.newValueInt(5), a);
        ss.modifyAttribute(300, 2, a);
        assertThat(ss.querySingleState(200, a)).isEqualTo(interval(200, 299, a, 5));
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void stacksArePushedAndPopped(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int s = ss.getQuarkAbsoluteAndAdd("S");
        ss.pushAttribute(110, null, s);
        assertThat(ss.queryOngoing(s)).isEqualTo(1);
        ss.pushAttribute(120, "b", s);
        assertThat(StateSystemUtils.queryOngoingStackTop(ss, s)).isEqualTo("b");
        ss.pushAttribute(130, "c", s);
        assertThat(ss.popAttribute(140, s)).isEqualTo(TmfStateValue.newValueString("c"));
        assertThat(ss.popAttributeObject(150, s)).isEqualTo("b");
        assertThat(ss.popAttributeObject(160, s)).isNull();
        assertThat(ss.queryOngoing(s)).isNull();
        assertThat(ss.popAttribute(170, s)).isNull();
        ss.closeHistory(200);
        ITmfStateInterval top = StateSystemUtils.querySingleStackTop(ss, 135, s);
        assertThat(top).isEqualTo(interval(130, 139, s + 3, "c"));
        assertThat(StateSystemUtils.querySingleStackTop(ss, 165, s)).isNull();
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void onlyStacksCanBePushedAndPopped(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int text = ss.getQuarkAbsoluteAndAdd("text");
        int number = ss.getQuarkAbsoluteAndAdd("number");
        ss.modifyAttribute(110, "x", text);
        ss.modifyAttribute(110, 6, number);
        assertThatThrownBy(() -> ss.pushAttribute(120, 1, text))
                .isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(() -> ss.popAttribute(120, text))
                .isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(() -> ss.popAttribute(120, number))
                .isInstanceOf(IllegalStateException.class);
        ss.modifyAttribute(130, 100_000, number);
        assertThatThrownBy(() -> ss.pushAttribute(140, 1, number))
                .isInstanceOf(IllegalStateException.class);
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void removingAnAttributeMakesEverythingBelowItNull(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int b = ss.getQuarkAbsoluteAndAdd("B");
        int c = ss.getQuarkAbsoluteAndAdd("B", "C");
        int d = ss.getQuarkAbsoluteAndAdd("B", "C", "D");
        ss.modifyAttribute(200, 1, b);
        ss.modifyAttribute(200, 2, c);
        ss.modifyAttribute(200, 3, d);
        ss.removeAttribute(300, b);
        assertThat(ss.queryOngoing()).containsExactly(null, null, null);
        assertThat(ss.getNbAttributes()).isEqualTo(3);
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void incrementsStartFromZeroAndKeepTheType(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        int l = ss.getQuarkAbsoluteAndAdd("L");
        int d = ss.getQuarkAbsoluteAndAdd("D");
        StateSystemBuilderUtils.incrementAttributeInt(ss, 200, a, 3);
        StateSystemBuilderUtils.incrementAttributeInt(ss, 300, a, -5);
        StateSystemBuilderUtils.incrementAttributeLong(ss, 300, l, 1L << 40);
        StateSystemBuilderUtils.incrementAttributeDouble(ss, 300, d, 0.5);
        assertThat(ss.queryOngoing()).containsExactly(-2, 1L << 40, 0.5);
        assertThatThrownBy(() -> StateSystemBuilderUtils.incrementAttributeInt(ss, 400, l, 1))
                .isInstanceOf(StateValueTypeException.class);
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void visitsCheckTheirArguments(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 7, a);
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> VisitedStates.of(ss, List.of(a), 0, 150))
                    .isInstanceOf(TimeRangeException.class);
            assertThatThrownBy(() -> VisitedStates.of(ss, List.of(), 0, 150))
                    .isInstanceOf(TimeRangeException.class);
            assertThatThrownBy(() -> VisitedStates.of(ss, List.of(1), 100, 150))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> VisitedStates.of(ss, List.of(a), 151, 150))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThat(VisitedStates.of(ss, List.of(), 100, 150)).isEmpty();
            assertThat(VisitedStates.of(ss, List.of(a, a), 200, 9999))
                    .isEqualTo(List.of(ss.querySingleState(200, a)));
            ss.closeHistory(300);
        }
        ss.dispose();
        assertThatThrownBy(() -> VisitedStates.of(ss, List.of(a), 100, 150))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void twoDimensionalQueriesCheckTheirArguments(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        int a = ss.getQuarkAbsoluteAndAdd("A");
        ss.modifyAttribute(200, 7, a);
        ss.modifyAttribute(300, 6, a);
        ITmfStateInterval last = interval(300, 300, a, 6);
        ITmfStateInterval middle = interval(200, 299, a, 7);
        assertThatThrownBy(() -> ss.query2D(List.of(a), 0, 150))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> ss.query2D(List.of(), 0, 150))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> ss.query2D(List.of(-1), 100, 150))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> ss.query2D(List.of(1), 100, 150))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(ss.query2D(List.of(), 100, 150)).isEmpty();
        assertThat(ss.query2D(List.of(a), List.of())).isEmpty();
        assertThat(ss.query2D(List.of(a), 250, 9999)).containsExactlyInAnyOrder(last, middle);
        assertThat(ss.query2D(List.of(a), 9000, 9999)).containsExactly(last);
        assertThat(ss.query2D(List.of(a), 9999, 250)).containsExactlyInAnyOrder(last, middle);
        assertThat(ss.query2D(List.of(a, a, a), 250, 9999)).containsExactlyInAnyOrder(last, middle);
        assertThat(ss.query2D(List.of(a), List.of(150L, 250L, 150L)))
                .containsExactlyInAnyOrder(interval(100, 199, a, null), middle);
        ss.dispose();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void quarksThatDoNotExistAreOutOfBounds(Backend kind) throws IOException {
        ITmfStateSystemBuilder ss = make(kind);
        ss.getQuarkAbsoluteAndAdd("A");
        assertThatThrownBy(() -> ss.modifyAttribute(200, 1, 999))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> ss.querySingleState(100, 999))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> ss.getAttributeName(999))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> ss.getQuarkRelative(999, "x"))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> ss.queryOngoing(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> ss.getQuarkAbsolute("nope"))
                .isInstanceOf(AttributeNotFoundException.class)
                .hasMessageContaining("nope");
        assertThat(ss.optQuarkAbsolute("nope")).isEqualTo(ITmfStateSystem.INVALID_ATTRIBUTE);
        assertThat(ss.getQuarkAbsolute()).isEqualTo(ITmfStateSystem.ROOT_ATTRIBUTE);
        assertThatThrownBy(ss::getQuarkAbsoluteAndAdd)
                .isInstanceOf(ArrayIndexOutOfBoundsException.class);
        ss.dispose();
    }
}
