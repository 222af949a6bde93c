package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.InstrumentedCallStackElement;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Ways to find the host on which the functions of an element ran.
 *
 * @since 0.2.0
 */
public final class CallStackHostUtils {

    private CallStackHostUtils() {}

    /** Gives the id of the host at an instant, in ns. */
    public interface IHostIdProvider extends Function<Long, String> {}

    /** Finds the host of an element. */
    public interface IHostIdResolver extends Function<ICallStackElement, IHostIdProvider> {}

    /** Takes the host of a trace. */
    public static final class TraceHostIdResolver implements IHostIdResolver {

        private final IHostIdProvider provider;

        /**
         * Creates a resolver.
         *
         * @param trace the trace; null for the host of an empty id
         */
        public TraceHostIdResolver(@Nullable ITmfTrace trace) {
            String host = trace == null ? "" : trace.getHostId();
            provider = time -> host;
        }

        @Override
        public IHostIdProvider apply(ICallStackElement element) {
            return provider;
        }
    }

    /** Takes the host from the value of an attribute above the call stack. */
    public static final class AttributeValueHostResolver implements IHostIdResolver {

        private final int level;

        /**
         * Creates a resolver.
         *
         * @param level the level of the element whose attribute has the host, 0 for the outermost
         */
        public AttributeValueHostResolver(int level) {
            this.level = level;
        }

        /**
         * {@inheritDoc}
         *
         * @throws IllegalArgumentException if the element is not that of a history, or has no such
         *     level
         */
        @Override
        public IHostIdProvider apply(ICallStackElement element) {
            InstrumentedCallStackElement of = elementAt(element, level);
            return time -> {
                Object value = of.getValueAt(time.longValue());
                return value == null ? "" : value.toString();
            };
        }
    }

    /** Takes the host from the name of an attribute above the call stack. */
    public static final class AttributeNameHostResolver implements IHostIdResolver {

        private final int level;

        /**
         * Creates a resolver.
         *
         * @param level the level of the element whose name is the host, 0 for the outermost
         */
        public AttributeNameHostResolver(int level) {
            this.level = level;
        }

        /**
         * {@inheritDoc}
         *
         * @throws IllegalArgumentException if the element is not that of a history, or has no such
         *     level
         */
        @Override
        public IHostIdProvider apply(ICallStackElement element) {
            String name = elementAt(element, level).getName();
            return time -> name;
        }
    }

    private static InstrumentedCallStackElement elementAt(ICallStackElement element, int level) {
        InstrumentedCallStackElement found = InstrumentedCallStackElement.at(element, level);
        if (found == null) {
            throw new IllegalArgumentException(
                    "There is no level " + level + " above or at " + element.getName());
        }
        return found;
    }
}
