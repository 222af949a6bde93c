package org.eclipse.tracecompass.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/**
 * Views of declarations that have none, told from the paths that their rules change: a time graph
 * for each top-level directory, and a chart for each group of attributes that are only counted.
 * Where the top of a path is only known at the event – the name of the host, say –, the first name
 * that is known is the directory.
 */
public final class SuitableViews {

    private static final String NOTE = "~";
    private static final String ANY = "*";

    private final Map<String, View> graphs = new LinkedHashMap<>();
    private final Set<List<String>> counted = new LinkedHashSet<>();
    private final Set<List<String>> changed = new LinkedHashSet<>();

    private SuitableViews() {}

    /** Returns the views of some files. */
    public static List<View> of(List<StatesFile> files) {
        SuitableViews views = new SuitableViews();
        files.forEach(file -> file.rules().forEach(rule -> views.add(rule.body())));
        List<View> result = new ArrayList<>(views.graphs.values());
        for (List<String> counted : views.counted) {
            if (!views.changed.contains(counted)) {
                result.add(chart(counted));
            }
        }
        return result;
    }

    private void add(Block block) {
        for (Statement statement : block.statements()) {
            switch (statement) {
                case Statement.If choice -> {
                    add(choice.then());
                    choice.otherwise().ifPresent(this::add);
                }
                case Statement.Modify modify -> add(modify.path(), changed);
                case Statement.Push push -> add(push.path(), changed);
                case Statement.Increment increment -> add(increment.path(), counted);
                case Statement.Pop pop -> {}
                case Statement.Remove remove -> {}
                case Statement.Let let -> {}
            }
        }
    }

    private void add(AttributePath path, Set<List<String>> kind) {
        List<String> names = pattern(path);
        if (names.get(0).equals(NOTE)) {
            return;
        }
        kind.add(names);
        List<String> rows = new ArrayList<>();
        String title = "States";
        for (String name : names) {
            rows.add(name);
            if (!name.contains(ANY)) {
                title = name;
                break;
            }
        }
        // A top-level attribute without others below is a row, too.
        rows.add(PathPattern.ANY_DEPTH);
        View view = view(title, View.Kind.TIME_GRAPH, rows);
        graphs.putIfAbsent(view.rows().toString(), view);
    }

    private static View chart(List<String> counted) {
        String title = "Counts";
        for (String name : counted) {
            if (!name.contains(ANY)) {
                title = name + " (counts)";
                break;
            }
        }
        return view(title, View.Kind.XY, counted);
    }

    private static View view(String title, View.Kind kind, List<String> rows) {
        return new View(
                title,
                kind,
                new PathPattern(rows),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Origin.NONE);
    }

    /** The path with a star for everything that is only known at the event. */
    private static List<String> pattern(AttributePath path) {
        List<String> names = new ArrayList<>();
        for (AttributePath.Segment segment : path.segments()) {
            StringBuilder name = new StringBuilder();
            for (AttributePath.Part part : segment.parts()) {
                name.append(part instanceof AttributePath.Literal(String text) ? text : ANY);
            }
            names.add(name.toString());
        }
        return names;
    }
}
