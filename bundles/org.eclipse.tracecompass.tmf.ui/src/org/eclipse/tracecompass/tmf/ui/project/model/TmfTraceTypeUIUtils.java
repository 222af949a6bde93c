package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceImportException;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsTable;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;

/**
 * Trace types as plug-ins declare their look, by the extension point {@value
 * #TMF_TRACE_TYPE_UI_ID}, and as they are set for resources.
 *
 * @since 0.2.0
 */
public final class TmfTraceTypeUIUtils {

    /** The id of the extension point. */
    public static final String TMF_TRACE_TYPE_UI_ID = "org.eclipse.linuxtools.tmf.ui.tracetypeui";

    /** Element: the look of a trace type. */
    public static final String TYPE_ELEM = "type";

    /** Element: the look of an experiment type. */
    public static final String EXPERIMENT_ELEM = "experiment";

    /** Element: the editor of a type. */
    public static final String DEFAULT_EDITOR_ELEM = "defaultEditor";

    /** Element: the table of events of a type. */
    public static final String EVENTS_TABLE_TYPE_ELEM = "eventsTableType";

    /** Element: the columns of the table, of earlier versions. */
    public static final String EVENT_TABLE_COLUMNS = "eventTableColumns";

    /** Element: the perspective of a type. */
    public static final String PERSPECTIVE_ELEM = "perspective";

    /** Attribute: id. */
    public static final String ID_ATTR = "id";

    /** Attribute: the id of the trace type. */
    public static final String TRACETYPE_ATTR = "tracetype";

    /** Attribute: the path of the icon. */
    public static final String ICON_ATTR = "icon";

    /** Attribute: the class of the table. */
    public static final String CLASS_ATTR = "class";

    /** Attribute: whether the table takes the aspects of the trace as columns. */
    public static final String USE_TRACE_ASPECTS_ATTR = "useTraceAspects";

    private TmfTraceTypeUIUtils() {}

    /**
     * Chooses the type of a file or folder by its content. The user is asked if several types are
     * equally sure.
     *
     * @param path the file or folder
     * @param shell for the question; null to take the first type
     * @param traceTypeHint the id of a type to take if it accepts the path, or null
     * @return the type; null if the user cancelled
     * @throws TmfTraceImportException if no type accepts the path; the message says why not
     */
    public static @Nullable TraceTypeHelper selectTraceType(
            String path, Shell shell, String traceTypeHint) throws TmfTraceImportException {
        List<TraceTypeHelper> types = TmfTraceType.selectTraceType(path, traceTypeHint);
        int best = types.get(0).validateWithConfidence(path);
        List<TraceTypeHelper> equal = new ArrayList<>();
        for (TraceTypeHelper type : types) {
            if (type.validateWithConfidence(path) == best) {
                equal.add(type);
            }
        }
        if (shell == null || equal.size() < 2) {
            return types.get(0);
        }
        ElementListSelectionDialog dialog =
                new ElementListSelectionDialog(
                        shell,
                        new LabelProvider() {
                            @Override
                            public String getText(Object element) {
                                return ((TraceTypeHelper) element).getLabel();
                            }
                        });
        dialog.setTitle(Messages.TmfTraceType_SelectTraceType);
        dialog.setMessage(path);
        dialog.setMultipleSelection(false);
        dialog.setElements(equal.toArray());
        return dialog.open() == Window.OK ? (TraceTypeHelper) dialog.getFirstResult() : null;
    }

    /**
     * Sets the type of a trace or experiment, and shows it.
     *
     * @param resource the file or folder
     * @param traceType the type
     * @return OK
     * @throws CoreException if the resource cannot take it
     */
    public static IStatus setTraceType(IResource resource, TraceTypeHelper traceType)
            throws CoreException {
        return setTraceType(resource, traceType, true);
    }

    /**
     * Sets the type of a trace or experiment.
     *
     * @param resource the file or folder
     * @param traceType the type
     * @param refresh whether to show it at once
     * @return OK
     * @throws CoreException if the resource cannot take it
     */
    public static IStatus setTraceType(
            IResource resource, TraceTypeHelper traceType, boolean refresh) throws CoreException {
        resource.setPersistentProperty(TmfCommonConstants.TRACETYPE, traceType.getTraceTypeId());
        TmfProjectElement project =
                refresh ? TmfProjectRegistry.getProject(resource.getProject()) : null;
        if (project != null) {
            ITmfProjectModelElement element = TmfProjectRegistry.findElement(resource, true);
            if (element instanceof TmfCommonProjectElement known) {
                known.refreshTraceType();
            }
            project.refresh();
        }
        return Status.OK_STATUS;
    }

    /**
     * All declarations about types of a kind.
     *
     * @param elType the kind
     */
    public static IConfigurationElement[] getTypeUIElements(TraceElementType elType) {
        return TraceTypeUi.all(elType).toArray(new IConfigurationElement[0]);
    }

    /**
     * What is declared about a type.
     *
     * @param traceType the id of the type
     * @param elType its kind
     * @return the element of the extension; null if nothing is declared
     */
    public static @Nullable IConfigurationElement getTraceUIAttributes(
            String traceType, TraceElementType elType) {
        TraceTypeUi found = TraceTypeUi.of(traceType, elType);
        return found == null ? null : found.element();
    }

    /**
     * Creates the table of events that the type of a trace has. On the UI thread.
     *
     * @param trace the trace
     * @param parent the parent of the table
     * @param cacheSize how many events the table keeps
     * @return the table, without the trace; null if the type has none of its own
     */
    public static @Nullable TmfEventsTable getEventTable(
            ITmfTrace trace, Composite parent, int cacheSize) {
        TraceTypeUi found = TraceTypeUi.of(trace);
        return found == null ? null : found.createEventsTable(trace, parent, cacheSize);
    }

    /**
     * The perspective that the type of a trace asks for.
     *
     * @param trace the trace
     * @return its id; null if the type asks for none
     */
    public static @Nullable String getPerspectiveId(ITmfTrace trace) {
        TraceTypeUi found = TraceTypeUi.of(trace);
        return found == null ? null : found.perspectiveId();
    }
}
