package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;

/**
 * The queries that the user has saved by name, and those that were run, stored in the workspace.
 */
final class SavedQueries {

    private static final int MOST = 40;

    /** Longer queries are not remembered by themselves. */
    private static final int LONGEST = 20_000;

    private final IEclipsePreferences node = InstanceScope.INSTANCE.getNode(QueryActions.BUNDLE);

    private Preferences saved() {
        return node.node("queries");
    }

    private Preferences past() {
        return node.node("history");
    }

    /** Returns the saved queries by their names, sorted. */
    Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        try {
            Arrays.stream(saved().keys())
                    .sorted(String.CASE_INSENSITIVE_ORDER)
                    .forEach(name -> all.put(name, saved().get(name, "")));
        } catch (BackingStoreException e) {
            log(e);
        }
        return all;
    }

    /**
     * Saves a query.
     *
     * @param replace asked if there is another query of the name
     */
    void save(String name, String sql, BooleanSupplier replace) {
        String before = saved().get(name, null);
        if (before == null || before.equals(sql) || replace.getAsBoolean()) {
            saved().put(name, sql);
            store();
        }
    }

    void delete(String name) {
        saved().remove(name);
        store();
    }

    /** Returns the queries that were run, the latest first. */
    List<String> history() {
        List<String> queries = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            String sql = past().get(Integer.toString(i), "");
            if (!sql.isEmpty()) {
                queries.add(sql);
            }
        }
        return queries;
    }

    /** Remembers a query that is run. */
    void ran(String sql) {
        if (sql.length() > LONGEST) {
            return;
        }
        List<String> queries = history();
        queries.remove(sql);
        queries.addFirst(sql);
        for (int i = 0; i < Math.min(MOST, queries.size()); i++) {
            past().put(Integer.toString(i), queries.get(i));
        }
        store();
    }

    private void store() {
        try {
            node.flush();
        } catch (BackingStoreException e) {
            log(e);
        }
    }

    private static void log(BackingStoreException e) {
        ILog.of(SavedQueries.class).warn("The saved queries cannot be stored", e);
    }
}
