package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Texts on the screen. */
class MessagesTest {

    /** The platform fills only public fields; others silently stay empty. */
    @Test
    void everyTextOfAMessagesClassIsPublic() {
        SortedSet<String> hidden = new TreeSet<>();
        int texts = 0;
        for (JavaClass type : CompiledClasses.all().classes()) {
            boolean isMessages =
                    type.getRawSuperclass()
                            .filter(base -> base.getName().equals("org.eclipse.osgi.util.NLS"))
                            .isPresent();
            if (!isMessages) {
                continue;
            }
            for (JavaField field : type.getFields()) {
                if (field.getModifiers().contains(JavaModifier.STATIC)
                        && !field.getModifiers().contains(JavaModifier.FINAL)) {
                    texts++;
                    if (!field.getModifiers().contains(JavaModifier.PUBLIC)) {
                        hidden.add(field.getFullName());
                    }
                }
            }
        }

        assertThat(texts).isGreaterThan(100);
        assertThat(hidden).isEmpty();
    }
}
