package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One style of names in all code. */
class NamesTest {

    /** Fields that are visible to subclasses may be named by the documented API. */
    @Test
    void noFieldHasAPrefix() {
        List<String> prefixed = new ArrayList<>();
        for (JavaClass type : CompiledClasses.all().classes()) {
            for (JavaField field : type.getFields()) {
                if (isPrefixed(field.getName())
                        && !field.getModifiers().contains(JavaModifier.PROTECTED)
                        && !field.getModifiers().contains(JavaModifier.PUBLIC)) {
                    prefixed.add(field.getFullName());
                }
            }
        }

        assertThat(prefixed).isEmpty();
    }

    @Test
    void aPrefixIsAnFBeforeACapital() {
        assertThat(isPrefixed("fTrace")).isTrue();
        assertThat(isPrefixed("factory")).isFalse();
    }

    private static boolean isPrefixed(String name) {
        return name.matches("f[A-Z].*");
    }
}
