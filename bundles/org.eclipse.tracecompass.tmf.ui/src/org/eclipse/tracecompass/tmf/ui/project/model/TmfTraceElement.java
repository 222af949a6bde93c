package org.eclipse.tracecompass.tmf.ui.project.model;

import java.io.File;
import java.text.DateFormat;
import java.util.Date;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.editors.TmfEventsEditor;
import org.eclipse.ui.IActionFilter;

/**
 * A trace in a folder of traces, or in an experiment.
 *
 * @since 0.2.0
 */
public class TmfTraceElement extends TmfCommonProjectElement implements IActionFilter {

    /** Attribute of {@link #testAttribute}: the plug-in of the trace type. */
    public static final String BUNDLE = "bundle";

    /** Attribute of {@link #testAttribute}: whether the trace is a link. */
    public static final String IS_LINKED = "isLinked";

    private volatile ITmfTimestamp startTime;
    private volatile ITmfTimestamp endTime;

    /**
     * Reads what plug-ins declare about the look of trace types, so that the first icon is fast.
     */
    public static void init() {
        TraceTypeUi.all(TraceElementType.TRACE);
    }

    /**
     * @param name the name
     * @param trace the file or folder
     * @param parent the folder
     */
    public TmfTraceElement(String name, IResource trace, TmfTraceFolder parent) {
        super(name, trace, parent);
    }

    /**
     * @param name the name
     * @param trace the file or folder in the experiment
     * @param parent the experiment
     */
    public TmfTraceElement(String name, IResource trace, TmfExperimentElement parent) {
        super(name, trace, parent);
    }

    @Override
    public Image getIcon() {
        return super.getIcon();
    }

    @Override
    public String getLabelText() {
        return getParent() instanceof TmfExperimentElement ? getElementPath() : getName();
    }

    @Override
    public String getElementPath() {
        return getParent() instanceof TmfExperimentElement experiment
                ? getPath().makeRelativeTo(experiment.getPath()).toString()
                : super.getElementPath();
    }

    @Override
    public ITmfTrace instantiateTrace() {
        String id = getTraceType();
        try {
            return id == null ? null : TmfTraceType.instantiateTrace(id);
        } catch (CoreException e) {
            Activator.getDefault().logError("Trace type " + id + " cannot be used", e);
            return null;
        }
    }

    /** An event of the trace's type, without content; null if its class cannot be instantiated. */
    public ITmfEvent instantiateEvent() {
        String id = getTraceType();
        try {
            return id == null ? null : TmfTraceType.instantiateEvent(id);
        } catch (CoreException e) {
            Activator.getDefault().logError("The events of " + id + " cannot be created", e);
            return null;
        }
    }

    @Override
    public String getEditorId() {
        return editorId(TraceElementType.TRACE, TmfEventsEditor.ID);
    }

    @Override
    public IFile getBookmarksFile() {
        TmfTraceElement original = getElementUnderTraceFolder();
        return original == this ? super.getBookmarksFile() : original.getBookmarksFile();
    }

    /**
     * The element of this trace in the folder of traces: of a trace in an experiment its original,
     * if it has one, else the element itself.
     */
    public TmfTraceElement getElementUnderTraceFolder() {
        TmfTraceFolder folder = getProject().getTracesFolder();
        if (getParent() instanceof TmfExperimentElement && folder != null) {
            String path = getElementPath();
            for (TmfTraceElement trace : folder.getTraces()) {
                if (trace.getElementPath().equals(path)) {
                    return trace;
                }
            }
        }
        return this;
    }

    @Override
    public String getTypeName() {
        return Messages.TmfTraceElement_TypeName;
    }

    @Override
    public List<TmfTraceElement> getTraces() {
        return List.of(this);
    }

    @Override
    protected void refreshChildren() {
        super.refreshChildren();
    }

    @Override
    public boolean testAttribute(Object target, String name, String value) {
        if (IS_LINKED.equals(name)) {
            return Boolean.toString(getResource().isLinked()).equals(value);
        }
        if (BUNDLE.equals(name) && getTraceType() != null) {
            var type = TmfTraceType.getTraceAttributes(getTraceType());
            return type != null && type.getContributor().getName().equals(value);
        }
        return false;
    }

    @Override
    public ITmfTrace getTrace() {
        ITmfTrace trace = super.getTrace();
        if (trace != null) {
            return trace;
        }
        for (ITmfTrace open : TmfTraceManager.getInstance().getOpenedTraces()) {
            for (ITmfTrace child : TmfTraceManager.getTraceSet(open)) {
                if (getResource().equals(child.getResource()) || isOpenedByPath(child)) {
                    return child;
                }
            }
        }
        return null;
    }

    private boolean isOpenedByPath(ITmfTrace trace) {
        return trace.getResource() == null
                && TraceResources.pathOf(getResource()).equals(trace.getPath());
    }

    /** Adds what is known of any resource. */
    static void addResource(PropertyLines lines, TmfProjectModelElement element) {
        IResource resource = element.getResource();
        String heading = Messages.TmfTraceElement_ResourceProperties;
        IPath location = ResourceUtil.getLocation(resource);
        lines.add(heading, Messages.TmfTraceElement_Name, element.getName());
        lines.add(heading, Messages.TmfTraceElement_Path, element.getPath().toString());
        lines.add(
                heading,
                Messages.TmfTraceElement_Location,
                location == null ? element.getLocation() : location.toOSString());
        lines.add(heading, Messages.TmfTraceElement_IsLinked, resource.isLinked());
        if (location != null && location.toFile().exists()) {
            File file = location.toFile();
            lines.add(
                    heading,
                    Messages.TmfTraceElement_LastModified,
                    DateFormat.getDateTimeInstance().format(new Date(file.lastModified())));
            if (file.isFile()) {
                lines.add(
                        heading,
                        Messages.TmfTraceElement_Size,
                        String.format("%,d", file.length()));
            }
        }
    }

    @Override
    PropertyLines properties() {
        PropertyLines lines = new PropertyLines();
        addResource(lines, this);
        String heading = Messages.TmfTraceElement_ResourceProperties;
        lines.add(heading, Messages.TmfTraceElement_EventType, typeLabel());
        lines.add(heading, Messages.TmfTraceElement_TraceTypeId, getTraceType());
        lines.add(
                heading,
                Messages.TmfTraceElement_SourceLocation,
                TraceResources.property(getResource(), TmfCommonConstants.SOURCE_LOCATION));
        var shift = TimestampTransformFactory.getTimestampTransform(getResource());
        if (shift.transform(0) != 0) {
            lines.add(heading, Messages.TmfTraceElement_TimeOffset, shift.toString());
        }
        if (getTrace() instanceof ITmfPropertiesProvider provider) {
            lines.add(Messages.TmfTraceElement_TraceProperties, provider.getProperties());
        }
        return lines;
    }

    /**
     * Copies the trace beside itself, as a link if it is one, and with what was computed from it.
     *
     * @param newName the name of the copy
     * @return the element of the copy; null if it could not be made
     */
    public TmfTraceElement copy(String newName) {
        IResource copy = copy(newName, true);
        if (copy == null || getProject() == null) {
            return null;
        }
        getProject().refresh();
        TmfTraceFolder folder = getProject().getTracesFolder();
        List<TmfTraceElement> found =
                folder == null ? List.of() : folder.getTraceElements(List.of(copy));
        return found.isEmpty() ? null : found.get(0);
    }

    @Override
    public void closeEditors() {
        super.closeEditors();
        if (!(getParent() instanceof TmfExperimentElement)) {
            for (TmfExperimentElement experiment : experiments()) {
                experiment.closeEditors();
            }
        }
    }

    /** The experiments of the project with this trace. */
    private List<TmfExperimentElement> experiments() {
        TmfExperimentFolder folder = getProject().getExperimentsFolder();
        String path = getElementPath();
        return folder == null
                ? List.of()
                : folder.getExperiments().stream()
                        .filter(
                                experiment ->
                                        experiment.getTraces().stream()
                                                .anyMatch(t -> t.getElementPath().equals(path)))
                        .toList();
    }

    /**
     * Deletes the trace, or the link to it; also from experiments, and what was computed from it.
     *
     * @param progressMonitor progress, or null
     * @throws CoreException if it cannot be deleted
     */
    public void delete(IProgressMonitor progressMonitor) throws CoreException {
        delete(progressMonitor, false);
    }

    /**
     * Deletes the trace.
     *
     * @param progressMonitor progress, or null
     * @param overwriting whether another takes its place: then it stays in experiments
     * @throws CoreException if it cannot be deleted
     */
    public void delete(IProgressMonitor progressMonitor, boolean overwriting) throws CoreException {
        delete(progressMonitor, overwriting, true);
    }

    /**
     * Deletes the trace.
     *
     * @param progressMonitor progress, or null
     * @param overwriting whether another takes its place: then it stays in experiments
     * @param closeEditors whether to close its editors, and those of its experiments
     * @throws CoreException if it cannot be deleted
     */
    public void delete(IProgressMonitor progressMonitor, boolean overwriting, boolean closeEditors)
            throws CoreException {
        SubMonitor monitor = SubMonitor.convert(progressMonitor, 2);
        if (closeEditors) {
            Display.getDefault().syncExec(this::closeEditors);
        }
        IPath location = ResourceUtil.getLocation(getResource());
        if (location != null || getResource().exists()) {
            if (getParent() instanceof TmfTraceFolder && !overwriting) {
                for (TmfExperimentElement experiment : experiments()) {
                    for (TmfTraceElement trace : experiment.getTraces()) {
                        if (trace.getElementPath().equals(getElementPath())) {
                            experiment.removeTrace(trace, closeEditors);
                        }
                    }
                }
            }
            if (getParent() instanceof TmfTraceFolder) {
                deleteSupplementaryFolder();
            }
            ResourceUtil.deleteResource(getResource(), monitor.split(2));
        }
    }

    /** Sets the time of the first event. */
    public void setStartTime(ITmfTimestamp startTime) {
        this.startTime = startTime;
    }

    /** The time of the first event; null as long as it is not known. */
    public ITmfTimestamp getStartTime() {
        return startTime;
    }

    /** Sets the time of the last event. */
    public void setEndTime(ITmfTimestamp end) {
        endTime = end;
    }

    /** The time of the last event; null as long as it is not known. */
    public ITmfTimestamp getEndTime() {
        return endTime;
    }

    @Override
    public void deleteSupplementaryResources(IResource[] resources) {
        super.deleteSupplementaryResources(resources);
        forgetTimes();
    }

    @Override
    public void deleteSupplementaryResources() {
        super.deleteSupplementaryResources();
        forgetTimes();
    }

    private void forgetTimes() {
        startTime = null;
        endTime = null;
    }
}
