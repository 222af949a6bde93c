/**
 * State values as objects with a type, and serializers for values of other types than the built-in
 * ones.
 */
@NonNullByDefault
package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.NonNullByDefault;
