package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.Multimap;
import java.util.Collection;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * Something with metadata, by which elements of different views are recognised as being about the
 * same thing.
 */
@NonNullByDefault
public interface ICoreElementResolver {

    /** Returns the metadata, by key; empty when there is none. Not to be changed by the caller. */
    Multimap<String, Object> getMetadata();

    /**
     * Returns whether two sets of metadata agree: they have at least one key in common, and for
     * each common key at least one value in common.
     *
     * @param data1 some metadata
     * @param data2 other metadata
     * @return true when they agree
     */
    static boolean commonIntersect(Multimap<String, Object> data1, Multimap<String, Object> data2) {
        boolean common = false;
        for (String key : data1.keySet()) {
            if (data2.containsKey(key)) {
                Collection<Object> others = data2.get(key);
                if (data1.get(key).stream().noneMatch(others::contains)) {
                    return false;
                }
                common = true;
            }
        }
        return common;
    }
}
