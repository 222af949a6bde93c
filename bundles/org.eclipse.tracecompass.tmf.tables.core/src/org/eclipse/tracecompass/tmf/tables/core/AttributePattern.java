package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * A set of attributes of a state system, written as a path: {@code CPUs/0/Current_thread}, with
 * {@code *} for any characters of one name ({@code Threads/*}, {@code Threads/0_*}) and {@code **}
 * for any number of levels ({@code CPUs/**}). A slash inside a name is written {@code \\/}.
 */
public final class AttributePattern {

    private static final String ANY_LEVELS = "**";

    private final List<String> names;

    private AttributePattern(List<String> names) {
        this.names = names;
    }

    /**
     * Reads a pattern.
     *
     * @param text the path; leading, trailing and doubled slashes do not count
     * @return the pattern
     * @throws IllegalArgumentException if it names nothing
     */
    public static AttributePattern parse(String text) {
        List<String> names = new ArrayList<>();
        for (String name : text.split("(?<!\\\\)/")) {
            if (!name.isEmpty()) {
                names.add(name.replace("\\/", "/"));
            }
        }
        if (names.isEmpty()) {
            throw new IllegalArgumentException("an attribute path names at least one attribute");
        }
        return new AttributePattern(names);
    }

    /**
     * Finds the attributes.
     *
     * @param ss the state system to look in
     * @return their quarks, each once, parents before children
     */
    public List<Integer> find(ITmfStateSystem ss) {
        List<Integer> found = new ArrayList<>();
        collect(ss, ITmfStateSystem.ROOT_ATTRIBUTE, 0, found);
        return found.stream().distinct().toList();
    }

    /**
     * Returns the path of an attribute, in the form that {@link #parse} reads.
     *
     * @param ss the state system that has it
     * @param quark the attribute
     */
    public static String path(ITmfStateSystem ss, int quark) {
        StringBuilder path = new StringBuilder();
        for (String name : ss.getFullAttributePathArray(quark)) {
            if (!path.isEmpty()) {
                path.append('/');
            }
            path.append(name.replace("/", "\\/"));
        }
        return path.toString();
    }

    private void collect(ITmfStateSystem ss, int parent, int depth, List<Integer> found) {
        if (depth == names.size()) {
            if (parent != ITmfStateSystem.ROOT_ATTRIBUTE) {
                found.add(parent);
            }
            return;
        }
        String name = names.get(depth);
        if (name.equals(ANY_LEVELS)) {
            collect(ss, parent, depth + 1, found);
            for (int child : ss.getSubAttributes(parent, false)) {
                if (!isReserved(ss, parent, child)) {
                    collect(ss, child, depth, found);
                }
            }
        } else if (name.contains("*")) {
            PatternSearch glob = new PatternSearch(glob(name));
            for (int child : ss.getSubAttributes(parent, false)) {
                if (glob.matches(ss.getAttributeName(child)) && !isReserved(ss, parent, child)) {
                    collect(ss, child, depth + 1, found);
                }
            }
        } else {
            int child = ss.optQuarkRelative(parent, name);
            if (child != ITmfStateSystem.INVALID_ATTRIBUTE) {
                collect(ss, child, depth + 1, found);
            }
        }
    }

    /** Attributes that describe the history match only by their exact name. */
    private static boolean isReserved(ITmfStateSystem ss, int parent, int child) {
        return parent == ITmfStateSystem.ROOT_ATTRIBUTE
                && ss.getAttributeName(child).equals(ValueTables.ROOT);
    }

    private static Pattern glob(String name) {
        StringBuilder regex = new StringBuilder();
        for (String literal : name.split("\\*", -1)) {
            regex.append(regex.isEmpty() ? "" : ".*").append(Pattern.quote(literal));
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }
}
