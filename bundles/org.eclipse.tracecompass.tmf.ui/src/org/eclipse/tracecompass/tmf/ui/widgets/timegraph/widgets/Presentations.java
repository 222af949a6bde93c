package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;

/** Tells what presentation providers do themselves, so that what none does costs nothing. */
@NonNullByDefault
final class Presentations {

    private Presentations() {}

    /** Whether a provider has a method of its own in place of the usual one. */
    static boolean overrides(
            ITimeGraphPresentationProvider provider, String method, Class<?>... parameters) {
        try {
            Class<?> declaring =
                    provider.getClass().getMethod(method, parameters).getDeclaringClass();
            return declaring != TimeGraphPresentationProvider.class
                    && declaring != ITimeGraphPresentationProvider.class;
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }
}
