package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The name of the function of a call. Addresses are resolved with the symbols of the active trace.
 *
 * @since 0.2.0
 */
public final class SymbolAspect implements ISegmentAspect {

    /** The one aspect that is needed. */
    public static final ISegmentAspect SYMBOL_ASPECT = new SymbolAspect();

    /** Creates another aspect, which is the same as {@link #SYMBOL_ASPECT}. */
    public SymbolAspect() {}

    @Override
    public String getName() {
        return "Function name";
    }

    @Override
    public String getHelpText() {
        return "The name of the function, or its address if the name is not known";
    }

    /** {@inheritDoc} Of segments, by the text of this aspect. */
    @Override
    public @Nullable Comparator<?> getComparator() {
        return Comparator.comparing((ISegment segment) -> String.valueOf(resolve(segment)));
    }

    /** {@inheritDoc} None for a segment that is no call. */
    @Override
    public @Nullable Object resolve(ISegment segment) {
        if (!(segment instanceof ICalledFunction call)) {
            return null;
        }
        if (call.getSymbol() instanceof Long address) {
            return SymbolProviderUtils.getSymbolText(
                    providers(), call.getProcessId(), call.getStart(), address.longValue());
        }
        return call.getSymbol().toString();
    }

    private static Collection<ISymbolProvider> providers() {
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        return trace == null
                ? List.of()
                : SymbolProviderManager.getInstance().getSymbolProviders(trace);
    }
}
