package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.building.ITraceEventHandler;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.IOsExecutionGraphHandlerBuilder;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraphProvider;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;

/** The handlers that plug-ins declare for execution graphs. */
public final class DeclaredHandlers {

    private static final String HANDLER = "handler";
    private static final String CLASS = "class";
    private static final String PRIORITY = "priority";

    private DeclaredHandlers() {}

    /**
     * Creates all handlers. What cannot be created is logged and left out.
     *
     * @param provider builds the graph
     */
    public static List<ITraceEventHandler> create(OsExecutionGraphProvider provider) {
        List<ITraceEventHandler> handlers = new ArrayList<>();
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(
                        IOsExecutionGraphHandlerBuilder.HANDLER_EXTENSION_POINT_ID)) {
            if (!element.getName().equals(HANDLER)) {
                continue;
            }
            try {
                IOsExecutionGraphHandlerBuilder builder =
                        ExtensionSource.create(
                                element, CLASS, IOsExecutionGraphHandlerBuilder.class);
                if (builder != null) {
                    int priority = priority(element.getAttribute(PRIORITY));
                    handlers.add(builder.createHandler(provider, priority));
                }
            } catch (RuntimeException | LinkageError e) {
                ExtensionSource.logBroken(element, element.getAttribute(CLASS), e);
            }
        }
        return handlers;
    }

    private static int priority(@Nullable String text) {
        return text == null || text.isBlank()
                ? ITraceEventHandler.DEFAULT_PRIORITY
                : Integer.parseInt(text.trim());
    }
}
