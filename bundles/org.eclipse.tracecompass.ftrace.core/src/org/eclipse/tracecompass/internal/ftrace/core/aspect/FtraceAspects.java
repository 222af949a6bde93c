package org.eclipse.tracecompass.internal.ftrace.core.aspect;

import java.util.List;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxPidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelPidAspect;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEvent;
import org.eclipse.tracecompass.ftrace.core.event.FtraceHeader;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;

/** The columns of ftrace text, those of the text first and in its order. */
public final class FtraceAspects {

    private static final List<ITmfEventAspect<?>> ALL =
            List.of(
                    TmfBaseAspects.getTimestampAspect(),
                    new Cpu(),
                    new Column(
                            "Task",
                            "The name of the thread on behalf of which the event happened",
                            FtraceHeader::task),
                    new Tid(),
                    new Pid(),
                    new Column(
                            "Flags",
                            "Interrupts off, need to reschedule, in an interrupt, depth of"
                                    + " preemption: as the kernel prints them",
                            FtraceHeader::flags),
                    TmfBaseAspects.getEventTypeAspect(),
                    TmfBaseAspects.getContentsAspect(),
                    TmfBaseAspects.getTimestampNsAspect());

    private FtraceAspects() {}

    /** Returns all columns. */
    public static List<ITmfEventAspect<?>> all() {
        return ALL;
    }

    private static @Nullable FtraceHeader header(ITmfEvent event) {
        return event instanceof FtraceEvent ftrace ? ftrace.getHeader() : null;
    }

    private static @Nullable Integer known(int number) {
        return number == FtraceHeader.UNKNOWN ? null : Integer.valueOf(number);
    }

    private static final class Cpu extends TmfCpuAspect {
        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            FtraceHeader header = header(event);
            return header == null ? null : Integer.valueOf(header.cpu());
        }
    }

    private static final class Tid extends LinuxTidAspect {
        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            FtraceHeader header = header(event);
            return header == null ? null : known(header.tid());
        }
    }

    /** The column of processes is there if it was recorded; else the kernel analysis may know. */
    private static final class Pid extends LinuxPidAspect {
        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            Integer told = told(event);
            return told == null ? KernelPidAspect.INSTANCE.resolve(event) : told;
        }

        @Override
        public @Nullable Integer resolve(ITmfEvent event, boolean block, IProgressMonitor monitor)
                throws InterruptedException {
            Integer told = told(event);
            return told == null ? KernelPidAspect.INSTANCE.resolve(event, block, monitor) : told;
        }

        private static @Nullable Integer told(ITmfEvent event) {
            FtraceHeader header = header(event);
            return header == null ? null : known(header.tgid());
        }
    }

    private record Column(String name, String help, Function<FtraceHeader, String> value)
            implements ITmfEventAspect<String> {

        @Override
        public String getName() {
            return name;
        }

        @Override
        public String getHelpText() {
            return help;
        }

        @Override
        public @Nullable String resolve(ITmfEvent event) {
            FtraceHeader header = header(event);
            return header == null ? null : value.apply(header);
        }
    }
}
