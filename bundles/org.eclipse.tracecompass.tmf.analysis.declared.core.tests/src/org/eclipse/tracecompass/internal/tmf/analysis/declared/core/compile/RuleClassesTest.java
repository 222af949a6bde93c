package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;

/** Classes of rules, and what they have in common. */
class RuleClassesTest {

    private static final int SLOT = 0;

    private final Moment moment = new Moment(null, SLOT + 1);

    private static RuleTemplate naming(Object value) {
        return naming(new Node.Constant(value));
    }

    /** A rule that names a value, for other rules to use. */
    private static RuleTemplate naming(Node value) {
        Let let = new Let(1, SLOT, value);
        return RuleClasses.make(let::write, true);
    }

    private @Nullable Object named(GeneratedRule rule) {
        rule.run(moment);
        return moment.objects[SLOT];
    }

    @Test
    void rulesThatDifferByTheirTextsShareAClass() {
        GeneratedRule first = naming("first").of("event");
        GeneratedRule second = naming("second").of("event");
        assertThat(second.getClass()).isSameAs(first.getClass());
        assertThat(named(first)).isEqualTo("first");
        assertThat(named(second)).isEqualTo("second");
    }

    @Test
    void numbersAreInTheCode() {
        GeneratedRule small = naming(7L).of("event");
        GeneratedRule large = naming(7L + (1L << 32)).of("event");
        assertThat(large.getClass()).isNotSameAs(small.getClass());
        small.run(moment);
        assertThat(moment.numbers[SLOT]).isEqualTo(7);
        large.run(moment);
        assertThat(moment.numbers[SLOT]).isEqualTo(7 + (1L << 32));
    }

    @Test
    void whatFollowsFromTheNameIsComputedForEachName() {
        RuleTemplate template = naming(new OfName(Node.Kind.TEXT, 1, name -> name + '!'));
        GeneratedRule read = template.of("read");
        GeneratedRule write = template.of("write");
        assertThat(write.getClass()).isSameAs(read.getClass());
        assertThat(named(write)).isEqualTo("write!");
        assertThat(named(read)).isEqualTo("read!");
    }

    @Test
    void whatDoesNotFollowFromTheNameIsTheSameRule() {
        RuleTemplate template = naming("same");
        assertThat(template.of("read")).isSameAs(template.of("write"));
    }

    @Test
    void aPartOfARuleFollowsFromTheNameToo() {
        RuleTemplate part = naming(new OfName(Node.Kind.ANY, 1, name -> null));
        Consumer<RuleCode> whole = new Actions.Part(part)::write;
        RuleTemplate template = RuleClasses.make(whole, true);
        assertThat(template.of("read")).isNotSameAs(template.of("write"));
        moment.objects[SLOT] = "before";
        assertThat(named(template.of("read"))).isNull();
    }

    @Test
    void aNameWithoutAValueIsTold() {
        RuleTemplate template =
                naming(
                        new OfName(
                                Node.Kind.NUMBER,
                                1,
                                name -> {
                                    throw Fault.of("no number");
                                }));
        assertThatThrownBy(() -> template.of("read"))
                .isInstanceOf(Fault.class)
                .hasMessage("no number");
    }

    @Test
    void theMomentKnowsTheStatement() {
        naming("value").of("event").run(moment);
        assertThat(moment.statement).isEqualTo(1);
    }

    @Test
    void aMethodThatIsNotThereIsFoundAtOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Call.of(Values.class, "number", String.class))
                .withMessageContaining("number");
    }
}
