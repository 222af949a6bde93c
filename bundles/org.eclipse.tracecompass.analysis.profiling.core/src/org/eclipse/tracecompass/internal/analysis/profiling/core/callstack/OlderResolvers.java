package org.eclipse.tracecompass.internal.analysis.profiling.core.callstack;

import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackHostUtils;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.AttributeNameThreadResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.AttributeValueThreadResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdResolver;

/** Resolvers of hosts and threads of the older kind, by those of the newer one and the reverse. */
public final class OlderResolvers {

    private OlderResolvers() {}

    /** Returns a resolver of hosts for elements of the newer kind. */
    public static IHostIdResolver newer(CallStackHostUtils.IHostIdResolver older) {
        return element -> older.apply(HistoryElement.of(element))::apply;
    }

    /** Returns a resolver of threads for elements of the newer kind. */
    public static IThreadIdResolver newer(CallStackSeries.IThreadIdResolver older) {
        return (host, element) -> {
            CallStackSeries.IThreadIdProvider provider =
                    older.resolve(host::apply, HistoryElement.of(element));
            return provider == null ? null : new Newer(provider);
        };
    }

    /** Returns a resolver by the value of the attribute of a level. */
    public static CallStackSeries.IThreadIdResolver threadByValue(int level) {
        return older(new AttributeValueThreadResolver(level));
    }

    /** Returns a resolver by the name of the attribute of a level. */
    public static CallStackSeries.IThreadIdResolver threadByName(int level) {
        return older(new AttributeNameThreadResolver(level));
    }

    private static CallStackSeries.IThreadIdResolver older(IThreadIdResolver newer) {
        return (host, element) -> {
            IThreadIdProvider provider =
                    newer.resolve(host::apply, HistoryElement.newerOf(element));
            return provider == null ? null : new Older(provider);
        };
    }

    private record Newer(CallStackSeries.IThreadIdProvider older) implements IThreadIdProvider {
        @Override
        public int getThreadId(long time) {
            return older.getThreadId(time);
        }

        @Override
        public boolean variesInTime() {
            return older.variesInTime();
        }
    }

    private record Older(IThreadIdProvider newer) implements CallStackSeries.IThreadIdProvider {
        @Override
        public int getThreadId(long time) {
            return newer.getThreadId(time);
        }

        @Override
        public boolean variesInTime() {
            return newer.variesInTime();
        }
    }
}
