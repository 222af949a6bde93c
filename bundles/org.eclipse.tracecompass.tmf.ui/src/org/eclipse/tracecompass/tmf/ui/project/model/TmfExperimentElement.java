package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.editors.TmfEventsEditor;

/**
 * An experiment: a folder with links to the traces that belong to it.
 *
 * @since 0.2.0
 */
public class TmfExperimentElement extends TmfCommonProjectElement {

    /** What the name of the supplementary folder of an experiment ends with. */
    private static final String SUFFIX = "_exp";

    /** Reads what plug-ins declare about the look of experiments. */
    public static void init() {
        TraceTypeUi.all(TraceElementType.EXPERIMENT);
    }

    /**
     * @param name the name
     * @param folder the folder
     * @param parent the folder of experiments
     */
    public TmfExperimentElement(String name, IFolder folder, TmfExperimentFolder parent) {
        super(name, folder, parent);
    }

    @Override
    public IFolder getResource() {
        return (IFolder) super.getResource();
    }

    @Override
    protected void refreshChildren() {
        List<IResource> members = new ArrayList<>();
        collect(getResource(), members);
        List<IPath> kept = new ArrayList<>(members.stream().map(IResource::getFullPath).toList());
        kept.add(getChildElementViews().getPath());
        kept.add(getChildElementOnDemandAnalyses().getPath());
        kept.add(getChildElementReports().getPath());
        keepChildren(kept);
        for (IResource member : members) {
            ITmfProjectModelElement child = childAt(member.getFullPath());
            if (child == null) {
                child = new TmfTraceElement(member.getName(), member, this);
                addChild(child);
            }
            ((TmfTraceElement) child).refreshChildren();
        }
        super.refreshChildren();
    }

    /** Folders without a type are parts of the paths of traces. */
    private void collect(IContainer folder, List<IResource> traces) {
        for (IResource member : TraceResources.members(folder)) {
            if (TraceResources.isTrace(member)) {
                if (!member.getName().equals(getName() + BOOKMARKS_SUFFIX)) {
                    traces.add(member);
                }
            } else if (member instanceof IContainer below) {
                collect(below, traces);
            }
        }
    }

    @Override
    public List<TmfAnalysisElement> getAvailableChildrenAnalyses() {
        // One element per analysis, also if several traces have it.
        Map<String, TmfAggregateAnalysisElement> found = new LinkedHashMap<>();
        for (TmfTraceElement trace : getTraces()) {
            for (TmfAnalysisElement analysis : trace.getAvailableAnalysis()) {
                found.computeIfAbsent(
                                analysis.getAnalysisId(),
                                id -> new TmfAggregateAnalysisElement(this, analysis))
                        .addAnalyses(analysis);
            }
        }
        return new ArrayList<>(found.values());
    }

    @Override
    public Image getIcon() {
        return super.getIcon();
    }

    @Override
    public String getLabelText() {
        return getName() + " [" + getTraces().size() + ']';
    }

    @Override
    public void refreshTraceType() {
        super.refreshTraceType();
    }

    /** The type; that of ordinary experiments if none was set. */
    @Override
    public String getTraceType() {
        String id = super.getTraceType();
        return id == null ? TmfTraceType.DEFAULT_EXPERIMENT_TYPE : id;
    }

    @Override
    public List<TmfTraceElement> getTraces() {
        List<TmfTraceElement> traces = new ArrayList<>();
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfTraceElement trace) {
                traces.add(trace);
            }
        }
        return traces;
    }

    /**
     * Adds a trace, and shows it.
     *
     * @param trace a trace of the folder of traces
     */
    public void addTrace(TmfTraceElement trace) {
        addTrace(trace, true);
    }

    /**
     * Adds a trace: a link to it, in folders as it is in the folder of traces.
     *
     * @param trace a trace of the folder of traces
     * @param refresh whether to show it at once
     */
    public void addTrace(TmfTraceElement trace, boolean refresh) {
        IPath path = IPath.fromOSString(trace.getElementPath());
        IPath location = ResourceUtil.getLocation(trace.getResource());
        IPath target = location == null ? null : location;
        if (target == null || getResource().findMember(path) != null) {
            return;
        }
        try {
            IFolder folder = getResource();
            if (path.segmentCount() > 1) {
                folder = folder.getFolder(path.removeLastSegments(1));
                TraceUtils.createFolder(folder, null);
            }
            IResource link =
                    TraceResources.link(
                            folder, path.lastSegment(), target, trace.getTraceType(), null);
            // What is computed from the trace is the same, alone or in the experiment.
            IPath supplementary = ResourceUtil.getLocation(trace.prepareSupplementaryFolder(null));
            link.setPersistentProperty(
                    TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER,
                    supplementary == null ? null : supplementary.toOSString());
            link.setPersistentProperty(
                    TmfCommonConstants.SOURCE_LOCATION,
                    TraceResources.property(
                            trace.getResource(), TmfCommonConstants.SOURCE_LOCATION));
        } catch (CoreException e) {
            Activator.getDefault()
                    .logError(trace.getPath() + " cannot be added to " + getPath(), e);
        }
        if (refresh) {
            refresh();
        }
    }

    /**
     * Removes a trace, and what was computed from the experiment; its editors are closed.
     *
     * @param trace a trace of this experiment
     * @throws CoreException if it cannot be removed
     */
    public void removeTrace(TmfTraceElement trace) throws CoreException {
        removeTrace(trace, true);
    }

    /**
     * Removes a trace, and what was computed from the experiment.
     *
     * @param trace a trace of this experiment
     * @param closeEditors whether to close the editors of the experiment
     * @throws CoreException if it cannot be removed
     */
    public void removeTrace(TmfTraceElement trace, boolean closeEditors) throws CoreException {
        if (closeEditors) {
            Display.getDefault().syncExec(this::closeEditors);
        }
        deleteSupplementaryResources();
        IContainer folder = trace.getResource().getParent();
        ResourceUtil.deleteResource(trace.getResource(), null);
        removeChild(trace);
        while (!folder.equals(getResource()) && folder.members().length == 0) {
            IContainer above = folder.getParent();
            folder.delete(true, null);
            folder = above;
        }
        refreshViewer();
    }

    @Override
    public IResource copy(String newName, boolean copySuppFiles, boolean copyAsLink) {
        IResource copy = super.copy(newName, copySuppFiles, copyAsLink);
        if (copy instanceof IFolder folder) {
            copyBookmarks(folder, newName);
        }
        return copy;
    }

    @Override
    public IFile createBookmarksFile(IProgressMonitor monitor) throws CoreException {
        prepareSupplementaryFolder(monitor);
        return createBookmarksFile(getResource(), "experiment", monitor);
    }

    @Override
    public IFile getBookmarksFile() {
        return getResource().getFile(getName() + BOOKMARKS_SUFFIX);
    }

    @Override
    public String getEditorId() {
        return editorId(TraceElementType.EXPERIMENT, TmfEventsEditor.ID);
    }

    @Override
    public TmfExperiment instantiateTrace() {
        try {
            TmfExperiment experiment = TmfTraceType.instantiateExperiment(getTraceType());
            return experiment == null ? new TmfExperiment() : experiment;
        } catch (CoreException e) {
            Activator.getDefault().logError("Type " + getTraceType() + " cannot be used", e);
            return null;
        }
    }

    @Override
    public String getTypeName() {
        return Messages.TmfExperimentElement_TypeName;
    }

    @Override
    PropertyLines properties() {
        PropertyLines lines = new PropertyLines();
        TmfTraceElement.addResource(lines, this);
        String heading = Messages.TmfTraceElement_ResourceProperties;
        lines.add(heading, Messages.TmfTraceElement_EventType, typeLabel());
        lines.add(heading, Messages.TmfTraceElement_TraceTypeId, getTraceType());
        if (getTrace() instanceof ITmfPropertiesProvider provider) {
            lines.add(Messages.TmfTraceElement_TraceProperties, provider.getProperties());
        }
        return lines;
    }

    @Override
    public String getSuffix() {
        return SUFFIX;
    }
}
