package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;

/**
 * The part of a state system that deals in names, paths and quarks, and has nothing to do with
 * states.
 */
abstract class NamedAttributes implements ITmfStateSystem {

    private final AttributeTree tree = new AttributeTree();

    /** The attributes. */
    final AttributeTree tree() {
        return tree;
    }

    @Override
    public int getNbAttributes() {
        return tree().size();
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkAbsolute(String... attribute) throws AttributeNotFoundException {
        return getQuarkRelative(ROOT_ATTRIBUTE, attribute);
    }

    @NonNullByDefault({})
    @Override
    public int optQuarkAbsolute(String... attribute) {
        return tree().find(ROOT_ATTRIBUTE, attribute);
    }

    @NonNullByDefault({})
    @Override
    public int getQuarkRelative(int startingNodeQuark, String... subPath)
            throws AttributeNotFoundException {
        int quark = tree().find(startingNodeQuark, subPath);
        if (quark == INVALID_ATTRIBUTE) {
            throw new AttributeNotFoundException(
                    getSSID()
                            + (startingNodeQuark == ROOT_ATTRIBUTE
                                    ? ""
                                    : " Quark:" + startingNodeQuark + ",")
                            + " Path:"
                            + Arrays.toString(subPath));
        }
        return quark;
    }

    @NonNullByDefault({})
    @Override
    public int optQuarkRelative(int startingNodeQuark, String... subPath) {
        return tree().find(startingNodeQuark, subPath);
    }

    @Override
    public List<Integer> getSubAttributes(int quark, boolean recursive) {
        return tree().below(quark, recursive, null);
    }

    @NonNullByDefault({})
    @Override
    public List<Integer> getSubAttributes(int quark, boolean recursive, String pattern) {
        return tree().below(
                        quark,
                        recursive,
                        PatternSearch.compile(pattern, Pattern.MULTILINE | Pattern.DOTALL));
    }

    @NonNullByDefault({})
    @Override
    public List<Integer> getQuarks(String... pattern) {
        return tree().match(ROOT_ATTRIBUTE, pattern);
    }

    @NonNullByDefault({})
    @Override
    public List<Integer> getQuarks(int startingNodeQuark, String... pattern) {
        return tree().match(startingNodeQuark, pattern);
    }

    @Override
    public String getAttributeName(int attributeQuark) {
        return tree().name(attributeQuark);
    }

    @Override
    public String getFullAttributePath(int attributeQuark) {
        return String.join("/", tree().path(attributeQuark));
    }

    @Override
    public String[] getFullAttributePathArray(int attributeQuark) {
        return tree().path(attributeQuark);
    }

    @Override
    public int getParentAttributeQuark(int attributeQuark) {
        return tree().parent(attributeQuark);
    }
}
