package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement.ILayoutToEventName;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.junit.jupiter.api.Test;

class KernelEventLayoutRequirementTest {

    private static final ILayoutToEventName SWITCH = IKernelAnalysisEventLayout::eventSchedSwitch;
    private static final ILayoutToEventName DISKS =
            IKernelAnalysisEventLayout::eventStatedumpBlockDevice;

    @Test
    void theNamesAreThoseOfTheLayout() {
        TmfAbstractAnalysisRequirement requirement =
                new KernelEventLayoutRequirement(Set.of(SWITCH), PriorityLevel.MANDATORY)
                        .instanciateRequirements(
                                new DefaultEventLayout() {
                                    @Override
                                    public String eventSchedSwitch() {
                                        return "switch";
                                    }
                                });
        assertThat(requirement.getValues()).containsExactly("switch");
        assertThat(requirement.getPriorityLevel()).isEqualTo(PriorityLevel.MANDATORY);
    }

    @Test
    void anEventThatTheLayoutLacksIsLeftOut() {
        TmfAbstractAnalysisRequirement requirement =
                new KernelEventLayoutRequirement(Set.of(SWITCH, DISKS), PriorityLevel.OPTIONAL)
                        .instanciateRequirements(DefaultEventLayout.getInstance());
        assertThat(requirement.getValues()).containsExactly("sched_switch");
    }
}
