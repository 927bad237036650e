# Signing for the store: only where a team is named. Set on the app alone: libraries cannot be signed with a profile.
set(APHELION_TEAM "" CACHE STRING "Apple's ten signs for the team that signs the app; empty: nothing is signed")

function(ios_signing target)
    set_target_properties(${target} PROPERTIES # without these an archive holds no app
        XCODE_ATTRIBUTE_SKIP_INSTALL NO
        XCODE_ATTRIBUTE_INSTALL_PATH "$(LOCAL_APPS_DIR)"
        XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME AccentColor)
    if(NOT APHELION_TEAM)
        set_target_properties(${target} PROPERTIES XCODE_ATTRIBUTE_CODE_SIGNING_ALLOWED NO)
        return()
    endif()
    set_target_properties(${target} PROPERTIES
        XCODE_ATTRIBUTE_DEVELOPMENT_TEAM ${APHELION_TEAM}
        XCODE_ATTRIBUTE_CODE_SIGN_STYLE Manual
        XCODE_ATTRIBUTE_CODE_SIGN_IDENTITY "Apple Distribution"
        XCODE_ATTRIBUTE_PROVISIONING_PROFILE_SPECIFIER "match AppStore org.aphelion.app")
endfunction()
