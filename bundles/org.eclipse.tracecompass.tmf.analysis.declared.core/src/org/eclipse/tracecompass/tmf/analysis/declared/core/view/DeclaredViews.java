package org.eclipse.tracecompass.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** Lists the views of declarations; no analysis needs to have run. */
public final class DeclaredViews {

    private DeclaredViews() {}

    /**
     * Returns the views of a set: those that it declares, in the order of its files, or, if there
     * is none, a time graph per top-level directory of attributes and a chart for what is counted.
     */
    public static List<DeclaredView> of(DeclarationSet set) {
        List<View> views = new ArrayList<>();
        set.files().forEach(file -> views.addAll(file.views()));
        if (views.isEmpty()) {
            views.addAll(SuitableViews.of(set.files()));
        }
        String prefix = set.id().substring(DeclarationSet.ID_PREFIX.length()) + '.';
        Set<String> names = new HashSet<>();
        List<DeclaredView> named = new ArrayList<>();
        for (View view : views) {
            String first = prefix + word(view.title());
            String name = first;
            for (int next = 2; !names.add(name); next++) {
                name = first + '-' + next;
            }
            named.add(new DeclaredView(set.id(), name, view));
        }
        return List.copyOf(named);
    }

    /**
     * Returns the views of the declarations that are carried out on a trace or on the traces of an
     * experiment; a view of several of them once.
     */
    public static List<DeclaredView> of(ITmfTrace trace) {
        List<DeclaredView> views = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModule module : part.getAnalysisModules()) {
                if (module instanceof DeclaredAnalysisModule declared) {
                    of(declared.getDeclarations()).stream()
                            .filter(view -> names.add(view.name()))
                            .forEach(views::add);
                }
            }
        }
        return List.copyOf(views);
    }

    /** Returns the view of a name among those of a trace, if it is there. */
    public static Optional<DeclaredView> find(ITmfTrace trace, String name) {
        return of(trace).stream().filter(view -> view.name().equals(name)).findFirst();
    }

    private static String word(String title) {
        StringBuilder word = new StringBuilder();
        for (char c : title.toLowerCase(Locale.ROOT).toCharArray()) {
            word.append(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' ? c : '-');
        }
        return word.toString();
    }
}
