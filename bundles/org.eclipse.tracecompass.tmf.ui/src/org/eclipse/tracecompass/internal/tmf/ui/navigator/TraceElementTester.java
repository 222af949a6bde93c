package org.eclipse.tracecompass.internal.tmf.ui.navigator;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.tracecompass.tmf.ui.project.model.ITmfProjectModelElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfCommonProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;

/**
 * What conditions of menus ask of traces of projects: {@code traceType} (a trace or experiment has
 * the type of that id; for several elements, all have), {@code isExperimentTrace}, {@code
 * hasSupplementaryFiles} and {@code isSameProject}.
 */
public final class TraceElementTester extends PropertyTester {

    @NonNullByDefault({})
    @Override
    public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
        return switch (property) {
            case "traceType" -> hasType(receiver, expectedValue, args);
            case "isExperimentTrace" ->
                    receiver instanceof TmfTraceElement trace
                            && trace.getParent() instanceof TmfExperimentElement;
            case "hasSupplementaryFiles" -> hasSupplementaryFiles(receiver);
            case "isSameProject" -> isSameProject(receiver);
            default -> false;
        };
    }

    private static boolean hasType(
            @Nullable Object receiver, @Nullable Object expected, Object[] args) {
        Object wanted = expected != null ? expected : args.length > 0 ? args[0] : null;
        List<?> elements = elements(receiver);
        return wanted != null
                && !elements.isEmpty()
                && elements.stream()
                        .allMatch(
                                element ->
                                        element instanceof TmfCommonProjectElement trace
                                                && wanted.equals(trace.getTraceType()));
    }

    private static boolean hasSupplementaryFiles(@Nullable Object receiver) {
        if (receiver instanceof TmfTraceElement trace) {
            return trace.getElementUnderTraceFolder().hasSupplementaryResources();
        }
        if (receiver instanceof TmfExperimentElement experiment) {
            return experiment.hasSupplementaryResources()
                    || experiment.getTraces().stream().anyMatch(t -> hasSupplementaryFiles(t));
        }
        return receiver instanceof TmfTraceFolder folder
                && folder.getTraces().stream().anyMatch(TmfTraceElement::hasSupplementaryResources);
    }

    private static boolean isSameProject(@Nullable Object receiver) {
        Set<IProject> projects = new HashSet<>();
        for (Object element : elements(receiver)) {
            if (element instanceof ITmfProjectModelElement known) {
                TmfProjectElement project = known.getProject();
                if (project != null) {
                    projects.add(project.getResource());
                }
            } else {
                IResource resource = Adapters.adapt(element, IResource.class);
                if (resource != null) {
                    projects.add(resource.getProject());
                }
            }
        }
        return projects.size() == 1;
    }

    private static List<?> elements(@Nullable Object receiver) {
        if (receiver instanceof IStructuredSelection selection) {
            return selection.toList();
        }
        if (receiver instanceof Collection<?> all) {
            return List.copyOf(all);
        }
        return receiver == null ? List.of() : List.of(receiver);
    }
}
