package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ResourcesEntryModel.Type;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.junit.jupiter.api.Test;

/** What the Resources view is given to draw. */
class ResourcesStatusDataProviderTest {

    private static SyntheticKernelTrace trace() {
        return new SyntheticKernelTrace()
                .switchTo(10, 0, 0, 0, 7)
                .at(11, 1, "power_cpu_frequency", "cpu_id", 0, "state", 2_400_000)
                .at(20, 0, "syscall_entry_read")
                .at(30, 0, "irq_handler_entry", "irq", 25, "name", "disk")
                .at(40, 0, "irq_handler_exit", "irq", 25)
                .at(41, 0, "irq_softirq_raise", "vec", 4)
                .at(45, 0, "irq_softirq_entry", "vec", 4)
                .at(50, 0, "irq_softirq_exit", "vec", 4)
                .at(60, 0, "syscall_exit_read")
                .switchTo(70, 0, 7, 1, 0)
                .switchTo(80, 1, 0, 0, 8)
                .switchTo(90, 1, 8, 1, 0);
    }

    private static ResourcesStatusDataProvider provider() {
        return provider(trace());
    }

    /** A provider without stored groups. */
    static ResourcesStatusDataProvider provider(SyntheticKernelTrace trace) {
        return new ResourcesStatusDataProvider(
                trace.trace(),
                new BuiltKernelModule(trace.history()),
                new CpuGroups(
                        "synthetic",
                        Long.MAX_VALUE,
                        history -> new CpuGroupsFile(Path.of("missing.cpus"), "", history)));
    }

    private static <T> T model(TmfModelResponse<T> response) {
        assertThat(response.getStatus()).isEqualTo(Status.COMPLETED);
        return Objects.requireNonNull(response.getModel());
    }

    private static List<ResourcesEntryModel> entries(ResourcesStatusDataProvider provider) {
        return model(provider.fetchTree(Map.of(), null)).getEntries();
    }

    private static List<? extends ITimeGraphState> states(
            ResourcesStatusDataProvider provider, Type type, int number) {
        long id = entry(provider, type, number).getId();
        TimeGraphModel model =
                model(
                        provider.fetchRowModel(
                                ThreadStatusDataProviderTest.parameters(10, 90, 80, List.of(id)),
                                null));
        return model.getRows().get(0).getStates();
    }

    private static ResourcesEntryModel entry(
            ResourcesStatusDataProvider provider, Type type, int number) {
        return entries(provider).stream()
                .filter(e -> e.getType() == type && e.getResourceId() == number)
                .findFirst()
                .orElseThrow();
    }

    private static String style(ITimeGraphState state) {
        return String.valueOf(Objects.requireNonNull(state.getStyle()).getParentKey());
    }

    @Test
    void interruptsAndFrequencyStandBelowTheirCpu() {
        ResourcesStatusDataProvider provider = provider();
        Map<Long, String> names = new HashMap<>();
        names.put(-1L, "");
        List<String> paths =
                entries(provider).stream()
                        .map(
                                e -> {
                                    String path = names.get(e.getParentId()) + "/" + e.getName();
                                    names.put(e.getId(), path);
                                    return path;
                                })
                        .toList();
        assertThat(paths)
                .containsExactly(
                        "/synthetic",
                        "/synthetic/CPU 0",
                        "/synthetic/CPU 0/Frequency",
                        "/synthetic/CPU 0/IRQ 25 disk",
                        "/synthetic/CPU 0/Soft IRQ 4 BLOCK",
                        "/synthetic/CPU 1");
    }

    @Test
    void aCpuRowSaysWhatItDidAndForWhom() {
        List<? extends ITimeGraphState> states = states(provider(), Type.CPU, 0);
        assertThat(states)
                .extracting(s -> s.getStartTime() + " " + style(s) + " " + s.getLabel())
                .containsExactly(
                        "10 USER_MODE t7",
                        "20 SYSTEM_CALL t7",
                        "30 IRQ null",
                        "40 SYSTEM_CALL t7",
                        "45 SOFT_IRQ null",
                        "50 SYSTEM_CALL t7",
                        "60 USER_MODE t7",
                        "70 CPU_IDLE null");
    }

    @Test
    void aCpuRowIsDividedWhereTheCpuTurnsToAnotherThread() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .switchTo(20, 0, 7, 0, 8)
                        .at(30, 0, "syscall_entry_read")
                        .switchTo(40, 0, 8, 1, 7)
                        .at(50, 0, "syscall_entry_write")
                        .switchTo(60, 0, 7, 1, 8)
                        .at(70, 0, "syscall_exit_read")
                        .switchTo(80, 0, 8, 1, 0)
                        .switchTo(90, 0, 0, 0, 7);
        ResourcesStatusDataProvider provider = provider(trace);
        assertThat(states(provider, Type.CPU, 0))
                .extracting(s -> s.getStartTime() + " " + style(s) + " " + s.getLabel())
                .containsExactly(
                        "10 USER_MODE t7",
                        "20 USER_MODE t8",
                        "30 SYSTEM_CALL t8",
                        "40 USER_MODE t7",
                        "50 SYSTEM_CALL t7",
                        "60 SYSTEM_CALL t8",
                        "70 USER_MODE t8",
                        "80 CPU_IDLE null",
                        "90 SYSTEM_CALL t7");
    }

    @Test
    void interruptRowsHaveStatesOnlyWhileSomethingHappens() {
        ResourcesStatusDataProvider provider = provider();
        assertThat(states(provider, Type.IRQ, 25))
                .extracting(s -> s.getStartTime() + "+" + s.getDuration() + " " + style(s))
                .containsExactly("30+10 IRQ");
        assertThat(states(provider, Type.SOFT_IRQ, 4))
                .extracting(s -> s.getStartTime() + "+" + s.getDuration() + " " + style(s))
                .containsExactly("41+4 SOFT_IRQ_RAISED", "45+5 SOFT_IRQ");
        assertThat(states(provider, Type.FREQUENCY, 0))
                .extracting(ITimeGraphState::getLabel)
                .containsExactly("2.40 GHz");
    }

    @Test
    void tooltipsNameTheThreadTheCallAndTheInterrupt() {
        ResourcesStatusDataProvider provider = provider();
        long id = entry(provider, Type.CPU, 0).getId();
        assertThat(
                        model(
                                provider.fetchTooltip(
                                        Map.of(
                                                "requested_times",
                                                List.of(35L),
                                                "requested_items",
                                                List.of(id)),
                                        null)))
                .containsEntry("State", "IRQ")
                .containsEntry("Process", "t7")
                .containsEntry("TID", "7")
                .containsEntry("System call", "read")
                .containsEntry("Interrupt", "IRQ 25 disk");
    }

    @Test
    void identifiersOfRowsStayTheSame() {
        ResourcesStatusDataProvider provider = provider();
        assertThat(entries(provider))
                .extracting(ResourcesEntryModel::getId)
                .isEqualTo(entries(provider).stream().map(ResourcesEntryModel::getId).toList());
    }
}
