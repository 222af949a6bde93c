package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tracers that put a subsystem in front of the kernel's names do so for every event. */
class TracepointEventLayoutTest {

    @Test
    void everyEventHasItsSubsystem() throws ReflectiveOperationException {
        IKernelAnalysisEventLayout layout =
                new TracepointEventLayout() {
                    @Override
                    protected String event(String subsystem, String name) {
                        return subsystem + ':' + name;
                    }
                };
        List<String> bare = new ArrayList<>();
        for (Method method : IKernelAnalysisEventLayout.class.getMethods()) {
            Object value =
                    method.getName().matches("(event|getIPI).*") ? method.invoke(layout) : null;
            List<?> names =
                    value instanceof Collection<?> several
                            ? List.copyOf(several)
                            : value == null ? List.of() : List.of(value);
            for (Object name : names) {
                if (!name.toString().contains(":")) {
                    bare.add(method.getName());
                }
            }
        }
        // These two are function names, which no subsystem owns.
        assertThat(bare).containsExactlyInAnyOrder("eventIrqEntry", "eventIrqExit");
        assertThat(layout.eventKmemPageAlloc()).isEqualTo("kmem:mm_page_alloc");
        assertThat(layout.getIPIIrqVectorsExits()).contains("irq_vectors:reschedule_exit");
        assertThat(layout.eventStatedumpProcessState()).isNull();
    }
}
