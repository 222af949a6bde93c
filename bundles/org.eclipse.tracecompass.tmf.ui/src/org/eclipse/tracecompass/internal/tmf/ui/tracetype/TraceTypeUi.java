package org.eclipse.tracecompass.internal.tmf.ui.tracetype;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsTable;
import org.osgi.framework.Bundle;

/**
 * What a plug-in declares about the look of a trace type, by the extension point {@value
 * #EXTENSION_POINT_ID}: an icon, a table of events, an editor, a perspective.
 *
 * @param element the element {@code type} or {@code experiment} of the extension
 */
public record TraceTypeUi(IConfigurationElement element) {

    /** The id of the extension point. */
    public static final String EXTENSION_POINT_ID = "org.eclipse.linuxtools.tmf.ui.tracetypeui";

    private static final System.Logger LOGGER = LazyLogger.of(TraceTypeUi.class);

    /** All declarations about types of a kind. */
    public static List<IConfigurationElement> all(TraceElementType kind) {
        String name = kind == TraceElementType.TRACE ? "type" : "experiment";
        List<IConfigurationElement> found = new ArrayList<>();
        for (IConfigurationElement each :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            if (name.equals(each.getName())) {
                found.add(each);
            }
        }
        return found;
    }

    /** What is declared about a type; null if nothing is. */
    public static @Nullable TraceTypeUi of(String typeId, TraceElementType kind) {
        for (IConfigurationElement each : all(kind)) {
            if (typeId.equals(each.getAttribute("tracetype"))) {
                return new TraceTypeUi(each);
            }
        }
        return null;
    }

    /** What is declared about the type of an open trace or experiment; null if nothing is. */
    public static @Nullable TraceTypeUi of(@Nullable ITmfTrace trace) {
        String typeId = trace == null ? null : trace.getTraceTypeId();
        if (typeId == null) {
            return null;
        }
        TraceTypeUi found = of(typeId, TraceElementType.TRACE);
        return found != null ? found : of(typeId, TraceElementType.EXPERIMENT);
    }

    /**
     * The icon of the type, shared: never to be disposed; null if it has none. On the UI thread.
     */
    public @Nullable Image icon() {
        String path = element.getAttribute("icon");
        if (path == null || path.isEmpty()) {
            return null;
        }
        String bundle = element.getContributor().getName();
        String key = bundle + '/' + path;
        ImageRegistry registry = JFaceResources.getImageRegistry();
        Image image = registry.get(key);
        if (image == null) {
            ImageDescriptor descriptor =
                    ResourceLocator.imageDescriptorFromBundle(bundle, path).orElse(null);
            if (descriptor == null) {
                return null;
            }
            registry.put(key, descriptor);
            image = registry.get(key);
        }
        return image;
    }

    /** The id of the editor that opens traces of the type; null if the plug-in leaves it to us. */
    public @Nullable String editorId() {
        return childAttribute("defaultEditor", "id");
    }

    /** The id of the perspective for traces of the type; null if it asks for none. */
    public @Nullable String perspectiveId() {
        return childAttribute("perspective", "id");
    }

    /** Whether traces of the type have a table of events of their own. */
    public boolean hasEventsTable() {
        return childAttribute("eventsTableType", "class") != null;
    }

    /**
     * Creates the type's own table of events. On the UI thread.
     *
     * @param trace the trace, whose aspects the table may take
     * @param parent the parent of the table
     * @param cacheSize how many events the table keeps
     * @return the table; null if the type has none of its own, or it cannot be created, which is
     *     logged
     */
    public @Nullable TmfEventsTable createEventsTable(
            ITmfTrace trace, Composite parent, int cacheSize) {
        String className = childAttribute("eventsTableType", "class");
        Bundle bundle = Platform.getBundle(element.getContributor().getName());
        if (className == null || bundle == null) {
            return null;
        }
        boolean aspects =
                Boolean.parseBoolean(childAttribute("eventsTableType", "useTraceAspects"));
        int before = parent.getChildren().length;
        try {
            Class<? extends TmfEventsTable> type =
                    bundle.loadClass(className).asSubclass(TmfEventsTable.class);
            if (aspects) {
                Iterable<ITmfEventAspect<?>> columns = trace.getEventAspects();
                return type.getConstructor(Composite.class, int.class, Iterable.class)
                        .newInstance(parent, cacheSize, columns);
            }
            return type.getConstructor(Composite.class, int.class).newInstance(parent, cacheSize);
        } catch (ReflectiveOperationException | ClassCastException | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The table of events "
                            + className
                            + " of plug-in "
                            + bundle.getSymbolicName()
                            + " cannot be created; the standard table is shown",
                    e);
            // What a constructor made before it failed must not stay.
            for (int i = parent.getChildren().length - 1; i >= before; i--) {
                parent.getChildren()[i].dispose();
            }
            return null;
        }
    }

    /**
     * The type's own table, or the standard one with the aspects of the trace. On the UI thread.
     *
     * @param trace the trace
     * @param parent the parent of the table
     * @param cacheSize how many events the table keeps
     * @return the table; the caller sets the trace and disposes it
     */
    public static TmfEventsTable eventsTable(ITmfTrace trace, Composite parent, int cacheSize) {
        TraceTypeUi declared = of(trace);
        TmfEventsTable own =
                declared == null ? null : declared.createEventsTable(trace, parent, cacheSize);
        return own != null ? own : new TmfEventsTable(parent, cacheSize, trace.getEventAspects());
    }

    private @Nullable String childAttribute(String child, String attribute) {
        IConfigurationElement[] children = element.getChildren(child);
        String value = children.length == 0 ? null : children[0].getAttribute(attribute);
        return value == null || value.isBlank() ? null : value;
    }
}
