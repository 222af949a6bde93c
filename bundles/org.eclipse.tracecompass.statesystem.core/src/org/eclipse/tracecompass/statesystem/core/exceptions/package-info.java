/**
 * The exceptions of the state system. All of it is unchecked; methods name it in their throws
 * clauses nevertheless.
 */
@NonNullByDefault
package org.eclipse.tracecompass.statesystem.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;
