package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** States that filters of a request choose. */
class StateFilterTest {

    private static List<ITimeGraphState> states(int property, String filter) {
        return Objects.requireNonNull(answer(property, filter).getModel())
                .getRows()
                .get(0)
                .getStates();
    }

    private static TmfModelResponse<TimeGraphModel> answer(int property, String filter) {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 1, 0, 7)
                        .at(20, 0, "syscall_entry_read")
                        .at(50, 0, "syscall_exit_read")
                        .at(60, 0, "syscall_entry_open")
                        .at(80, 0, "syscall_exit_open")
                        .switchTo(90, 0, 7, 1, 0);
        var provider =
                new ThreadStatusDataProvider(trace.trace(), new BuiltKernelModule(trace.history()));
        long id =
                Objects.requireNonNull(provider.fetchTree(Map.of(), null).getModel())
                        .getEntries()
                        .stream()
                        .filter(entry -> entry.getName().equals("t7"))
                        .findFirst()
                        .orElseThrow()
                        .getId();
        Map<String, Object> parameters =
                new HashMap<>(ThreadStatusDataProviderTest.parameters(10, 90, 80, List.of(id)));
        parameters.put(
                DataProviderParameterUtils.REGEX_MAP_FILTERS_KEY,
                Map.of(property, List.of(filter)));
        return provider.fetchRowModel(parameters, null);
    }

    private static List<Long> marked(int property, String filter) {
        return states(property, filter).stream()
                .filter(state -> state.isPropertyActive(property))
                .map(ITimeGraphState::getStartTime)
                .toList();
    }

    @Test
    void statesAreChosenByTheirLabel() {
        assertThat(marked(CoreFilterProperty.HIGHLIGHT, "Label matches rea.")).containsExactly(20L);
        assertThat(marked(CoreFilterProperty.HIGHLIGHT, "open")).containsExactly(60L);
    }

    @Test
    void statesAreChosenByWhatTheyAre() {
        assertThat(marked(CoreFilterProperty.DIMMED, "State == \"System call\""))
                .containsExactly(10L, 50L, 80L, 90L);
    }

    @Test
    void statesAreChosenByTheirRow() {
        assertThat(marked(CoreFilterProperty.BOUND, "TID == 7 && Name == t7")).hasSize(6);
        assertThat(marked(CoreFilterProperty.BOUND, "TID == 8")).isEmpty();
    }

    @Test
    void excludedStatesBecomeGaps() {
        assertThat(states(CoreFilterProperty.EXCLUDE, "read"))
                .extracting(state -> state.getStartTime() + " " + state.getValue())
                .contains("20 3", "60 " + Integer.MIN_VALUE);
    }

    @Test
    void aFilterMayHaveAlternativesAndNamesOfSeveralWords() {
        assertThat(
                        marked(
                                CoreFilterProperty.HIGHLIGHT,
                                "Label == read || Label == open && Soft IRQ == 5"))
                .containsExactly(20L);
        assertThat(marked(CoreFilterProperty.HIGHLIGHT, "Label == \"a && b\"")).isEmpty();
    }

    @Test
    void aBlankFilterChoosesAll() {
        assertThat(marked(CoreFilterProperty.HIGHLIGHT, "")).hasSize(6);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Label == read &&; Column 17: expected a field",
                "Label matches (; Column 15: invalid regular expression",
                "TID < many; Column 7: 'many' after < is not a number",
                "(; Column 2: expected a field"
            })
    void aWrongFilterIsAnsweredWithItsPlace(String filter, String message) {
        TmfModelResponse<TimeGraphModel> answer = answer(CoreFilterProperty.HIGHLIGHT, filter);
        assertThat(answer.getStatus()).isEqualTo(ITmfResponse.Status.FAILED);
        assertThat(answer.getStatusMessage())
                .startsWith("The filter is invalid. " + message)
                .endsWith("in the filter '" + filter + "'");
        assertThat(answer.getModel()).isNull();
    }
}
