package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;

/** Patterns against regular expressions, and what is known of paths against all they can be. */
class PatternProperties {

    private static final int TRIES = 2_000;
    private static final List<String> VALUES = List.of("a", "b", "ab", "ba", "1");

    @Provide
    Arbitrary<PathPattern> patterns() {
        return Arbitraries.of("a", "b", "*", "**", "a*", "*b", "a*b*", "ab")
                .list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .map(PathPattern::new);
    }

    @Provide
    Arbitrary<List<String>> paths() {
        return Arbitraries.of("a", "b", "ab", "aab", "abab", "ba").list().ofMinSize(1).ofMaxSize(4);
    }

    @Provide
    Arbitrary<List<String>> shapes() {
        String any = String.valueOf(Shape.VARIABLE);
        return Arbitraries.of("a", "b", any, "a" + any, any + "b", "ab")
                .list()
                .ofMinSize(1)
                .ofMaxSize(3);
    }

    @Property(tries = TRIES)
    void aPatternMeansWhatARegularExpressionMeans(
            @ForAll("patterns") PathPattern pattern, @ForAll("paths") List<String> path) {
        String expression =
                pattern.segments().stream()
                        .map(
                                segment ->
                                        segment.equals(PathPattern.ANY_DEPTH)
                                                ? "([^/]+/)*"
                                                : segment.replace("*", "[^/]*") + "/")
                        .collect(Collectors.joining());
        boolean expected = Pattern.matches(expression, String.join("/", path) + "/");
        assertThat(pattern.matches(path)).isEqualTo(expected);
    }

    @Property(tries = TRIES)
    void whatIsSaidOfAShapeIsTrueOfAllItsPaths(
            @ForAll("patterns") PathPattern pattern, @ForAll("shapes") List<String> names) {
        Shape shape = new Shape(names);
        Shape.Match match = shape.match(pattern);
        for (List<String> path : instances(names)) {
            switch (match) {
                case YES -> assertThat(pattern.matches(path)).as("%s", path).isTrue();
                case NO -> assertThat(pattern.matches(path)).as("%s", path).isFalse();
                case MAYBE -> {}
            }
        }
    }

    private static List<List<String>> instances(List<String> names) {
        return VALUES.stream()
                .map(
                        value ->
                                names.stream()
                                        .map(
                                                name ->
                                                        name.replace(
                                                                String.valueOf(Shape.VARIABLE),
                                                                value))
                                        .toList())
                .toList();
    }

    @Property(tries = TRIES)
    void aSelectorMeansTheSame(@ForAll("paths") List<String> path) {
        String name = String.join("", path);
        assertThat(new EventSelector(List.of("a*b")).matches(name)).isEqualTo(name.matches("a.*b"));
    }
}
