package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * The attributes that a path with wildcards means. {@code *} in a name is any text; {@code $1},
 * {@code $2} … is what the first, second … wildcard has matched. Attributes come in the natural
 * order of their names: 2 before 10.
 */
final class PathMatcher {

    private static final Pattern REFERENCE = Pattern.compile("\\$(\\d{1,3})");

    private PathMatcher() {}

    /**
     * Finds the attributes.
     *
     * @param states the states
     * @param base the attribute that the path begins at
     * @param path names, separated by slashes
     * @param known what wildcards of paths above have matched
     * @param found receives each attribute, and what the wildcards up to it have matched
     */
    static void find(
            ITmfStateSystem states,
            int base,
            String path,
            List<String> known,
            BiConsumer<Integer, List<String>> found) {
        List<String> names = new ArrayList<>();
        for (String name : path.split("/")) {
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
        find(states, base, names, 0, known, found);
    }

    private static void find(
            ITmfStateSystem states,
            int quark,
            List<String> names,
            int depth,
            List<String> known,
            BiConsumer<Integer, List<String>> found) {
        if (depth == names.size()) {
            found.accept(quark, known);
            return;
        }
        String name = insert(names.get(depth), known);
        if (name.indexOf('*') < 0) {
            int next = states.optQuarkRelative(quark, name);
            if (next != ITmfStateSystem.INVALID_ATTRIBUTE) {
                find(states, next, names, depth + 1, known, found);
            }
            return;
        }
        Pattern pattern = pattern(name);
        List<Integer> children = new ArrayList<>(states.getSubAttributes(quark, false));
        children.sort(Comparator.comparing(states::getAttributeName, NaturalOrder.ANY_CASE));
        for (int child : children) {
            Matcher matcher = pattern.matcher(states.getAttributeName(child));
            if (matcher.matches()) {
                List<String> more = new ArrayList<>(known);
                for (int i = 1; i <= matcher.groupCount(); i++) {
                    more.add(matcher.group(i));
                }
                find(states, child, names, depth + 1, more, found);
            }
        }
    }

    private static String insert(String name, List<String> known) {
        return REFERENCE
                .matcher(name)
                .replaceAll(
                        match -> {
                            int number = Integer.parseInt(match.group(1));
                            return Matcher.quoteReplacement(
                                    number >= 1 && number <= known.size()
                                            ? known.get(number - 1)
                                            : match.group());
                        });
    }

    private static Pattern pattern(String name) {
        StringBuilder regex = new StringBuilder();
        String[] parts = name.split("\\*", -1);
        for (int i = 0; i < parts.length; i++) {
            regex.append(i == 0 ? "" : "(.*)").append(Pattern.quote(parts[i]));
        }
        return Pattern.compile(regex.toString(), Pattern.DOTALL);
    }
}
