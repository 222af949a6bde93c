package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Literal;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Part;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Segment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Function;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/** Makes any declarations that the language can write, sensible or not, with comments. */
public final class Declarations extends DomainContextBase {

    private static final Origin NONE = Origin.NONE;
    private static final int DEPTH = 3;

    @Provide
    Arbitrary<StatesFile> files() {
        return Combinators.combine(
                        names(),
                        Arbitraries.integers().between(0, 9),
                        lists(definitions(), 6),
                        origins(),
                        origins())
                .as(
                        (name, version, definitions, origin, end) ->
                                new StatesFile(
                                        name,
                                        "test",
                                        version,
                                        separateCarriers(definitions),
                                        origin,
                                        new Origin(0, 0, end.comments(), "")));
    }

    /** Two rules without events beside each other would be read as one. */
    private static List<Definition> separateCarriers(List<Definition> definitions) {
        List<Definition> result = new ArrayList<>();
        boolean before = false;
        for (Definition definition : definitions) {
            boolean carrier = definition instanceof EventRule rule && rule.events().isCarrier();
            if (!carrier || !before) {
                result.add(definition);
            }
            before = carrier;
        }
        return result;
    }

    private static <T> Arbitrary<List<T>> lists(Arbitrary<T> elements, int most) {
        return elements.list().ofMaxSize(most);
    }

    private Arbitrary<Definition> definitions() {
        return Arbitraries.oneOf(
                enumerations(),
                typings(),
                rules().map(Definition.class::cast),
                carriers(),
                views());
    }

    static Arbitrary<Origin> origins() {
        Arbitrary<String> comment =
                Arbitraries.of(
                        "why", "x - y", "a -- b --- c", "&amp; &#45;", "// more", "", "* é 😀");
        return Combinators.combine(
                        lists(comment, 2), Arbitraries.of("", "", "so", "a--", "-> <b> &"))
                .as((comments, remark) -> new Origin(0, 0, comments, remark));
    }

    /** Names, usual and unusual. */
    static Arbitrary<String> names() {
        return Arbitraries.oneOf(
                Arbitraries.of("tid", "prev_tid", "status", "cpu", "true", "state", "event", "if"),
                Arbitraries.of("a b", " é ", "x`y", "\"q\"", "back\\slash", "<b>", "&lt;", "😀"),
                Arbitraries.strings()
                        .ofMinLength(1)
                        .ofMaxLength(4)
                        .excludeChars('/')
                        .filter(name -> !Quoting.hasControl(name)));
    }

    private static Arbitrary<String> segments() {
        return names().map(name -> name.replace('/', '_'));
    }

    private static Arbitrary<List<String>> paths() {
        return segments().list().ofMinSize(1).ofMaxSize(3);
    }

    private static Arbitrary<PathPattern> patterns() {
        return Arbitraries.oneOf(segments(), Arbitraries.of("*", "**", "cpu*"))
                .list()
                .ofMinSize(1)
                .ofMaxSize(3)
                .map(PathPattern::new);
    }

    private static Arbitrary<Definition> enumerations() {
        Arbitrary<Optional<String>> colours =
                Arbitraries.of("#33aa33", "#000000", "#ffffff").optional();
        Arbitrary<Optional<String>> titles =
                names().filter(name -> !ColourText.isColour(name)).optional();
        Arbitrary<Enumeration.Entry> entries =
                Combinators.combine(names(), Arbitraries.longs(), titles, colours, origins())
                        .as(Enumeration.Entry::new);
        return Combinators.combine(names(), lists(entries, 4), origins(), origins())
                .as(Enumeration::new);
    }

    private static Arbitrary<Definition> typings() {
        Arbitrary<AttributeType> types = names().map(DefinitionParser::type);
        Arbitrary<AttributeType> plain =
                Arbitraries.of(AttributeType.Plain.values()).map(AttributeType.class::cast);
        return Combinators.combine(patterns(), Arbitraries.oneOf(types, plain), origins())
                .as(AttributeTyping::new);
    }

    private static Arbitrary<Definition> views() {
        return Combinators.combine(
                        names(),
                        Arbitraries.of(View.Kind.values()),
                        patterns(),
                        Arbitraries.oneOf(Arbitraries.just(List.<String>of()), paths()),
                        Arbitraries.oneOf(Arbitraries.just(List.<String>of()), paths()),
                        lists(patterns(), 2),
                        names().optional(),
                        origins())
                .as(View::new);
    }

    private Arbitrary<EventRule> rules() {
        Arbitrary<EventSelector> events =
                names().list().ofMinSize(1).ofMaxSize(2).map(EventSelector::new);
        return Combinators.combine(events, expressions(DEPTH).optional(), blocks(DEPTH), origins())
                .as(EventRule::new);
    }

    private Arbitrary<Definition> carriers() {
        return statements(DEPTH)
                .list()
                .ofMinSize(1)
                .ofMaxSize(3)
                .map(
                        statements ->
                                new EventRule(
                                        EventSelector.CARRIER,
                                        Optional.empty(),
                                        new Block(statements, NONE),
                                        NONE));
    }

    private Arbitrary<Block> blocks(int depth) {
        return Combinators.combine(lists(statements(depth), 3), origins()).as(Block::new);
    }

    private Arbitrary<Statement> statements(int depth) {
        Arbitrary<Statement> changes =
                Combinators.combine(
                                Arbitraries.of(ChangeKind.values()),
                                attributePaths(depth),
                                expressions(depth),
                                Arbitraries.of(true, false),
                                origins())
                        .as(
                                (kind, path, value, more, origin) ->
                                        kind.make(
                                                path,
                                                kind.needsValue() || kind.mayHaveValue() && more
                                                        ? value
                                                        : null,
                                                origin));
        Arbitrary<Statement> lets =
                Combinators.combine(names(), expressions(depth), origins()).as(Statement.Let::new);
        if (depth == 0) {
            return Arbitraries.oneOf(changes, lets);
        }
        Arbitrary<Statement> choices =
                Arbitraries.lazy(
                        () ->
                                Combinators.combine(
                                                expressions(1),
                                                blocks(depth - 1),
                                                blocks(depth - 1).optional(),
                                                origins())
                                        .as(Statement.If::new));
        return Arbitraries.oneOf(changes, lets, choices);
    }

    private Arbitrary<AttributePath> attributePaths(int depth) {
        Arbitrary<Part> literals = segments().map(Literal::new);
        Arbitrary<Part> values =
                Arbitraries.lazy(() -> expressions(Math.max(0, depth - 1))).map(Value::new);
        Arbitrary<Segment> names =
                Arbitraries.oneOf(
                        literals.map(part -> new Segment(List.of(part))),
                        values.map(part -> new Segment(List.of(part))),
                        Combinators.combine(literals, values)
                                .as((a, b) -> new Segment(List.of(a, b))),
                        Combinators.combine(values, values, literals)
                                .as((a, b, c) -> new Segment(List.of(a, b, c))));
        return names.list()
                .ofMinSize(1)
                .ofMaxSize(3)
                .map(segments -> new AttributePath(segments, NONE));
    }

    /** Any expressions, of any types. */
    Arbitrary<Expression> expressions(int depth) {
        Arbitrary<Expression> leaves = leaves();
        if (depth == 0) {
            return leaves;
        }
        Arbitrary<Expression> inner = Arbitraries.lazy(() -> expressions(depth - 1));
        return Arbitraries.oneOf(
                leaves,
                Combinators.combine(Arbitraries.of(UnaryOperator.values()), inner)
                        .as((operator, operand) -> new Expression.Unary(operator, operand, NONE)),
                Combinators.combine(Arbitraries.of(BinaryOperator.values()), inner, inner)
                        .as((operator, a, b) -> new Expression.Binary(operator, a, b, NONE)),
                Combinators.combine(inner, inner, inner)
                        .as((a, b, c) -> new Expression.Choice(a, b, c, NONE)),
                calls(inner),
                Arbitraries.lazy(() -> attributePaths(depth - 1))
                        .map(path -> new Expression.StateOf(path, NONE)));
    }

    private static Arbitrary<Expression> calls(Arbitrary<Expression> arguments) {
        return Arbitraries.of(Function.values())
                .flatMap(
                        function ->
                                arguments
                                        .list()
                                        .ofMinSize(function.fewest())
                                        .ofMaxSize(function.most())
                                        .map(
                                                values ->
                                                        new Expression.Call(
                                                                function, values, NONE)));
    }

    private static Arbitrary<Expression> leaves() {
        return Arbitraries.oneOf(
                Arbitraries.longs().map(value -> new Expression.IntegerLiteral(value, NONE)),
                Arbitraries.doubles().map(value -> new Expression.DoubleLiteral(value, NONE)),
                Arbitraries.strings()
                        .ofMaxLength(5)
                        .map(value -> new Expression.StringLiteral(value, NONE)),
                Arbitraries.of(true, false)
                        .map(value -> new Expression.BooleanLiteral(value, NONE)),
                Arbitraries.just(new Expression.NullLiteral(NONE)),
                references().map(reference -> (Expression) reference),
                references().map(reference -> new Expression.Has(reference, NONE)),
                externals());
    }

    private static Arbitrary<Expression.Reference> references() {
        Arbitrary<Expression.Step> steps =
                Arbitraries.oneOf(
                        names().map(Expression.Member::new),
                        Arbitraries.integers().greaterOrEqual(0).map(Expression.Element::new));
        return Combinators.combine(
                        Arbitraries.of(Expression.Scope.values()), names(), lists(steps, 2))
                .as(
                        (scope, name, more) -> {
                            List<Expression.Step> path = new ArrayList<>();
                            path.add(new Expression.Member(name));
                            path.addAll(more);
                            return new Expression.Reference(scope, path, NONE);
                        });
    }

    private static Arbitrary<Expression> externals() {
        return Combinators.combine(Arbitraries.of(Expression.ExternalKind.values()), names())
                .as(
                        (kind, key) ->
                                new Expression.External(
                                        kind,
                                        kind == Expression.ExternalKind.ENVIRONMENT ? key : "",
                                        NONE));
    }
}
